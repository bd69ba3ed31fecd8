// Nothing is called: what counts is that the object is linked.

extension Asset {
  /// The third part of the script: what is asked of the server, and what of it is answered.
  static let questions =
    #"""
    /* Questions */
    /* What is answered to some questions, of which a request takes so many; each at the revision of its request. */
    async function answers(questions) {
      const all = [];
      for (let start = 0; start < questions.length; start += 32) {
        const { revision, screens } = await request("/api/screens", { screens: questions.slice(start, start + 32) });
        all.push(...screens.map((screen) => ({ ...screen, revision })));
      }
      return all;
    }
    /* What to ask where a question is refused: with values that were answered before, or, where nothing was, without any. */
    function substitutes(question) {
      const last = picture(question.id)?.asked, set = present(last?.set ?? {}, "parameters"), items = present(last?.items ?? {}, "sections");
      const others = last ? [{ ...question, set }, { ...question, items }] : [];
      return [...others, { ...question, set, items }].filter((other) => questionKey(other) !== questionKey(question));
    }
    /* The same, each refused one with what is answered `instead`. */
    async function answerTo(questions) {
      const all = await answers(questions);
      let open = all.map((screen, index) => ({ screen, others: screen.error && !screen.late ? substitutes(questions[index]) : [] }));
      while ((open = open.filter(({ screen, others }) => !screen.instead && others.length)).length) {
        const asked = open.map(({ others }) => others.shift()), found = await answers(asked);
        open.forEach(({ screen }, index) => { if (!found[index].error) screen.instead = { ...found[index], asked: asked[index] }; });
      }
      return { revision: Math.min(...all.map(({ revision }) => revision), all.length ? Infinity : state.revision), screens: all };
    }

    """#
}

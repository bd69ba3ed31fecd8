;;; checks.el --- What the drivers of Emacs have in common -*- lexical-binding: t -*-

;;; Code:

(require 'cl-lib)
(setq make-backup-files nil create-lockfiles nil)

(defun check-expect (condition what)
  (unless condition
    (message "emacs: %s" what)
    (kill-emacs 1)))

(defun check-wait (what condition)
  (let ((end (+ (float-time) 15)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (check-expect (funcall condition) what)))

(defun check-replace (old new)
  (goto-char (point-min))
  (search-forward old)
  (replace-match new t t))

(defun check-completion (complete)
  "What COMPLETE offers in a section."
  (goto-char (point-min))
  (search-forward "section posts {")
  (forward-line 1)
  (let* ((answer (funcall complete))
         (labels (all-completions "" (nth 2 answer))))
    (check-expect (cl-find "hgroup" labels :test #'string-prefix-p) "completion")))

(defun check-edits (rename format)
  "RENAME a value, and FORMAT the buffer."
  (goto-char (point-min))
  (search-forward "let ga")
  (funcall rename "space")
  (goto-char (point-min))
  (check-expect (search-forward "insets: space" nil t) "rename")
  (check-replace "item hero" "item    hero")
  (funcall format)
  (goto-char (point-min))
  (check-expect (and (search-forward "item hero" nil t) (not (search-forward "item    hero" nil t))) "formatting"))

;;; checks.el ends here

;;; eglot.el --- Drives `layoutc lsp' with eglot -*- lexical-binding: t -*-

;;; Commentary:

;; emacs --batch -l eglot.el, with LAYOUTC_CONFIGURATION and LAYOUTC_FILE in the environment.

;;; Code:

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'cl-lib)
(load (getenv "LAYOUTC_CONFIGURATION"))
(setq eglot-sync-connect 15 eglot-autoshutdown nil make-backup-files nil create-lockfiles nil)

(defun check-expect (condition what)
  (unless condition
    (message "emacs: %s" what)
    (kill-emacs 1)))

(defun check-wait (what condition)
  (let ((end (+ (float-time) 15)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (check-expect (funcall condition) what)))

(find-file (getenv "LAYOUTC_FILE"))
(check-expect (eq major-mode 'layout-mode) "the mode")
(check-expect (equal comment-start "// ") "comments")
(apply #'eglot (eglot--guess-contact))
(check-wait "no server" (lambda () (eglot-current-server)))

;; Diagnostics follow what is typed.
(goto-char (point-min))
(search-forward "item hero")
(replace-match "itm hero" t t)
(eglot--signal-textDocument/didChange)
(flymake-start)
(check-wait "no diagnostic"
            (lambda ()
              (cl-some (lambda (one) (string-match-p "itm" (flymake-diagnostic-text one)))
                       (flymake-diagnostics))))
(goto-char (point-min))
(search-forward "itm hero")
(replace-match "item hero" t t)
(eglot--signal-textDocument/didChange)
(check-wait "the diagnostic stays"
            (lambda () (flymake-start) (null (flymake-diagnostics))))

;; Hover, definition, completion.
(goto-char (point-min))
(search-forward "item her")
(let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                              (eglot--TextDocumentPositionParams))))
  (check-expect (string-match-p "258 × 258" (format "%s" hover)) "hover"))
(search-forward "insets: ga")
(let ((places (xref-backend-definitions 'eglot "gap")))
  (check-expect (= (length places) 1) "definition"))
(goto-char (point-min))
(search-forward "section posts {")
(forward-line 1)
(let* ((answer (eglot-completion-at-point))
       (labels (all-completions "" (nth 2 answer))))
  (check-expect (cl-find "hgroup" labels :test #'string-prefix-p) "completion"))

;; Renaming and formatting.
(goto-char (point-min))
(search-forward "let ga")
(eglot-rename "space")
(goto-char (point-min))
(check-expect (search-forward "insets: space" nil t) "rename")
(goto-char (point-min))
(search-forward "item hero")
(replace-match "item    hero" t t)
(eglot-format-buffer)
(goto-char (point-min))
(check-expect (and (search-forward "item hero" nil t) (not (search-forward "item    hero" nil t))) "formatting")
(set-buffer-modified-p nil)
(kill-emacs 0)

;;; eglot.el ends here

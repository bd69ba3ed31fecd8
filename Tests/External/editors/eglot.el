;;; eglot.el --- Drives `layoutc lsp' with eglot -*- lexical-binding: t -*-

;;; Commentary:

;; emacs --batch -l eglot.el, with LAYOUTC_CONFIGURATION and LAYOUTC_FILE in the environment.

;;; Code:

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(load (expand-file-name "checks" (file-name-directory load-file-name)))
(load (getenv "LAYOUTC_CONFIGURATION"))
(setq eglot-sync-connect 15 eglot-autoshutdown nil)

(find-file (getenv "LAYOUTC_FILE"))
(check-expect (eq major-mode 'layout-mode) "the mode")
(check-expect (equal comment-start "// ") "comments")
(apply #'eglot (eglot--guess-contact))
(check-wait "no server" (lambda () (eglot-current-server)))

;; Diagnostics follow what is typed.
(check-replace "item hero" "itm hero")
(eglot--signal-textDocument/didChange)
(flymake-start)
(check-wait "no diagnostic"
            (lambda ()
              (cl-some (lambda (one) (string-match-p "itm" (flymake-diagnostic-text one)))
                       (flymake-diagnostics))))
(check-replace "itm hero" "item hero")
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
(check-completion #'eglot-completion-at-point)
(check-edits #'eglot-rename #'eglot-format-buffer)
(set-buffer-modified-p nil)
(kill-emacs 0)

;;; eglot.el ends here

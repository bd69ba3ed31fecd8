;;; lsp-mode.el --- Drives `layoutc lsp' with lsp-mode -*- lexical-binding: t -*-

;;; Commentary:

;; emacs --batch -l lsp-mode.el, with LAYOUTC_CONFIGURATION and LAYOUTC_FILE in the environment.

;;; Code:

(require 'package)
(package-initialize)
(require 'lsp-mode)
(require 'lsp-completion)
(require 'lsp-diagnostics)
(load (expand-file-name "checks" (file-name-directory load-file-name)))
(load (getenv "LAYOUTC_CONFIGURATION"))
(setq lsp-auto-guess-root t lsp-session-file (expand-file-name "session" (getenv "HOME"))
      lsp-enable-snippet nil lsp-enable-file-watchers nil lsp-restart 'ignore
      lsp-diagnostics-provider :none lsp-idle-delay 0.05)

(defun check-findings ()
  (apply #'append (hash-table-values (lsp-diagnostics t))))

(find-file (getenv "LAYOUTC_FILE"))
(check-expect (eq major-mode 'layout-mode) "the mode")
(check-expect (equal (lsp-buffer-language) "layout") "the language's id")
(lsp)
(check-wait "no server" (lambda () (lsp-workspaces)))
(check-wait "the server does not start"
            (lambda () (cl-every (lambda (one) (eq 'initialized (lsp--workspace-status one)))
                                 (lsp-workspaces))))

;; Diagnostics follow what is typed.
(check-replace "item hero" "itm hero")
(check-wait "no diagnostic"
            (lambda ()
              (cl-some (lambda (one) (string-match-p "itm" (lsp-get one :message)))
                       (check-findings))))
(check-replace "itm hero" "item hero")
(check-wait "the diagnostic stays" (lambda () (null (check-findings))))

;; Hover, definition, completion.
(goto-char (point-min))
(search-forward "item her")
(check-expect (string-match-p "258 × 258"
                              (format "%s" (lsp-request "textDocument/hover" (lsp--text-document-position-params))))
              "hover")
(search-forward "insets: ga")
(check-expect (lsp-request "textDocument/definition" (lsp--text-document-position-params)) "definition")
(check-completion #'lsp-completion-at-point)
(check-edits #'lsp-rename #'lsp-format-buffer)

;; Swift files have the server beside that of the language.
(let ((client (gethash 'layoutc-swift lsp-clients)))
  (check-expect (and client (lsp--client-add-on? client)) "the server of Swift files is no add-on"))

;; The page of the preview.
(check-expect (string-match-p "^http" (lsp-get (layout-preview) :url)) "the preview")
(set-buffer-modified-p nil)
(kill-emacs 0)

;;; lsp-mode.el ends here

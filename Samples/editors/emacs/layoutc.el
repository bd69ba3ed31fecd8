;;; layoutc.el --- Layouts as text -*- lexical-binding: t -*-

;;; Commentary:

;; A major mode for .layout files, with `layoutc lsp' for eglot and lsp-mode.
;; For Swift files beside sourcekit-lsp, lsp-mode starts `layoutc lsp --swift' as an add-on; eglot has
;; one server a buffer.

;;; Code:

(defvar layout-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    table))

;;;###autoload
(define-derived-mode layout-mode prog-mode "Layout"
  "Major mode for layouts of collection views."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local tab-width 4)
  (setq-local indent-tabs-mode nil))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.layout\\'" . layout-mode))

(declare-function eglot-current-server "eglot")
(declare-function eglot-execute-command "eglot")
(declare-function lsp-workspace-command-execute "lsp-mode")

(defun layout-preview ()
  "Open the live page of the buffer in a browser."
  (interactive)
  (let ((arguments (vector (concat "file://" (url-encode-url (buffer-file-name))))))
    (if (bound-and-true-p lsp-mode)
        (lsp-workspace-command-execute "layoutc.preview.open" arguments)
      (eglot-execute-command (eglot-current-server) "layoutc.preview.open" arguments))))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(layout-mode . ("layoutc" "lsp"))))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(layout-mode . "layout"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection '("layoutc" "lsp"))
    :activation-fn (lsp-activate-on "layout")
    :server-id 'layoutc))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection '("layoutc" "lsp" "--swift"))
    :activation-fn (lsp-activate-on "swift")
    :add-on? t
    :server-id 'layoutc-swift)))

(provide 'layoutc)
;;; layoutc.el ends here

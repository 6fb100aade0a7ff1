/** Calls back when a dialog opens or closes. Safari sends no toggle events of dialogs before version 26. */
export function watchDialogs(within: Node, onChange: (dialog: HTMLDialogElement) => void): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) onChange(target);
  });
  observer.observe(within, { attributeFilter: ["open"], subtree: true });
  return () => observer.disconnect();
}

import { type ReactNode, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { Dialog, type DialogSize, openDialog } from "./dialog";

type PageDialogProps = {
  id: string;
  title: ReactNode;
  size?: DialogSize;
  /** The address of the page below the dialog, where closing leads. */
  closeTo: string;
  children: ReactNode;
};

/** The state of a link that opens a dialog over the current page. */
export const overThisPage = { isOverPage: true };

/** A page that opens as a dialog over another page. It has its own address, and going back closes it. */
export function PageDialog({ id, title, size = "lg", closeTo, children }: PageDialogProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;

  // When someone closes the dialog and opens it again before the navigation back has ended, only the key changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation to this page.
  useLayoutEffect(() => {
    openDialog(id);
    // People who come back from the dialog that followed this one find themselves at the link that led there.
    if (isBack) document.querySelector<HTMLElement>(`#${CSS.escape(id)} a[aria-haspopup=dialog]`)?.focus();
  }, [id, key]);

  function leave() {
    // A dialog that closes because it unmounts needs no navigation.
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    // Go back in the history, so that the list is not in it twice.
    if (state?.isOverPage) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog id={id} title={title} size={size} onClose={leave}>
      {children}
    </Dialog>
  );
}

import { type ReactNode, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog, openDialog } from "~/ui/dialog";

type CallDialogProps = {
  id: string;
  title: ReactNode;
  size?: "md" | "lg";
  /** The address of the page below the dialog, where closing leads. */
  closeTo: string;
  children: ReactNode;
};

/** The state of a link that opens a dialog over the current page. */
export const overThisPage = { isOverPage: true };

/** A page that opens as a dialog over the list. It has its own address, and going back closes it. */
export function CallDialog({ id, title, size = "lg", closeTo, children }: CallDialogProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();

  // When someone closes the dialog and opens it again before the navigation back has ended, only the key changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation to this page.
  useLayoutEffect(() => openDialog(id), [id, key]);

  function leave() {
    // A dialog that closes because it unmounts needs no navigation.
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    // Go back in the history, so that it does not hold the list twice.
    if (state?.isOverPage) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog id={id} title={title} size={size} onClose={leave}>
      {children}
    </Dialog>
  );
}

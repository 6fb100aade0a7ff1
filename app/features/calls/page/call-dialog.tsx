import { type ReactNode, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog, openDialog } from "~/ui/dialog";

type CallDialogProps = {
  id: string;
  title: ReactNode;
  size?: "md" | "lg";
  /** The address of the page below. Closing leads there. */
  closeTo: string;
  children: ReactNode;
};

/** The state of a link that opens a dialog over the page it stands on. */
export const overThisPage = { isOverPage: true };

/** A page that opens as a dialog over the list. It has an address of its own, and the way back closes it. */
export function CallDialog({ id, title, size = "lg", closeTo, children }: CallDialogProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();

  // Who closes it and asks for it again before the way back has ended has never left its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for having come here once more.
  useLayoutEffect(() => openDialog(id), [id, key]);

  function leave() {
    // A dialog that closes because it is unmounted needs no navigation.
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    // Closing goes back in the history, so that the list is not in it twice.
    if (state?.isOverPage) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog id={id} title={title} size={size} onClose={leave}>
      {children}
    </Dialog>
  );
}

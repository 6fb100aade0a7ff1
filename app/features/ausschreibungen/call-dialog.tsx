import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { Dialog, openDialog } from "~/ui/dialog";

type CallDialogProps = {
  id: string;
  title: ReactNode;
  size?: "md" | "lg";
  /** The address of the page below. Closing leads there. */
  closeTo: string;
  children: ReactNode;
};

/** A page that opens as a dialog over the list. It has an address of its own, and the way back closes it. */
export function CallDialog({ id, title, size = "lg", closeTo, children }: CallDialogProps) {
  const navigate = useNavigate();

  useEffect(() => openDialog(id), [id]);

  return (
    <Dialog
      id={id}
      title={title}
      size={size}
      onClose={() => navigate(closeTo, { replace: true, preventScrollReset: true })}
    >
      {children}
    </Dialog>
  );
}

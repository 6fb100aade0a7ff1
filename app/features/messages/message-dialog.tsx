import { useId } from "react";
import type { Viewer } from "~/auth/viewer";
import { CloseButton } from "~/ui/dialog";
import { OpenDialog } from "~/ui/dialog-link";
import { MessageForm } from "./message-form";
import type { Recipient } from "./recipient";

type MessageDialogProps = {
  to: Recipient;
  viewer: Viewer;
  returnTo: string;
  onClose: () => void;
};

/** Mounted again each time it opens, so that it never shows an earlier message. */
export function MessageDialog({ to, viewer, returnTo, onClose }: MessageDialogProps) {
  const id = useId();

  return (
    <OpenDialog id={id} title={`Nachricht an ${to.name}`} size="lg" onClose={onClose}>
      <MessageForm id={`${id}-form`} to={to} sender={viewer} returnTo={returnTo}>
        <CloseButton dialog={id}>Abbrechen</CloseButton>
      </MessageForm>
    </OpenDialog>
  );
}

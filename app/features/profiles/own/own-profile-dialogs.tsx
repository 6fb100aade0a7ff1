import { ChangePasswordForm } from "~/auth/change-password-form";
import { CloseButton } from "~/ui/dialog";
import { OpenDialog } from "~/ui/dialog-link";
import { AvatarForm } from "./avatar-form";
import { DeleteAccountForm } from "./delete-account-form";
import { HighlightsForm } from "./highlights-form";
import { type Portrait, RemoveAvatarForm } from "./remove-avatar-form";

interface OwnDialogProps {
  onClose: () => void;
}

export function AvatarDialog({ portrait, onClose }: OwnDialogProps & { portrait: Portrait }) {
  const id = "profilbild";
  return (
    <OpenDialog id={id} title="Profilbild ändern" onClose={onClose}>
      <AvatarForm>
        <Cancel dialog={id} />
      </AvatarForm>
      <RemoveAvatarForm portrait={portrait} />
    </OpenDialog>
  );
}

export function HighlightsDialog({ highlights, onClose }: OwnDialogProps & { highlights: string[] }) {
  const id = "spezialisierungen-waehlen";
  return (
    <OpenDialog
      id={id}
      title="Spezialisierungen"
      description="Sie stehen als Kacheln auf Ihrem Profil und auf Ihrer Karte."
      size="lg"
      onClose={onClose}
    >
      <HighlightsForm highlights={highlights}>
        <Cancel dialog={id} />
      </HighlightsForm>
    </OpenDialog>
  );
}

export function PasswordDialog({ email, onClose }: OwnDialogProps & { email: string }) {
  const id = "passwort-wechseln";
  return (
    <OpenDialog id={id} title="Passwort ändern" size="sm" onClose={onClose}>
      <ChangePasswordForm email={email}>
        <Cancel dialog={id} />
      </ChangePasswordForm>
    </OpenDialog>
  );
}

interface DeletionDialogProps extends OwnDialogProps {
  /** What would refuse the deletion of the account now. */
  prevented: { title: string; text: string } | null;
}

export function DeletionDialog({ prevented, onClose }: DeletionDialogProps) {
  const id = "profil-loeschen";
  return (
    <OpenDialog id={id} title="Konto löschen?" size="sm" onClose={onClose}>
      <DeleteAccountForm prevented={prevented}>
        <Cancel dialog={id} />
      </DeleteAccountForm>
    </OpenDialog>
  );
}

function Cancel({ dialog }: { dialog: string }) {
  return <CloseButton dialog={dialog}>Abbrechen</CloseButton>;
}

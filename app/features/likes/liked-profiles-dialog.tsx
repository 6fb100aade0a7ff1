import Heart from "lucide-react/icons/heart";
import { ButtonLink } from "~/ui/button";
import { Dialog, DialogButton } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { LikedProfileRow } from "./liked-profile-row";
import type { LikedProfile } from "./likes.server";

const dialogId = "favoriten";

export function LikedProfilesButton() {
  return (
    <DialogButton dialog={dialogId} variant="secondary" icon={<Heart aria-hidden size={20} />}>
      Meine Favoriten
    </DialogButton>
  );
}

interface LikedProfilesDialogProps {
  /** Null when they could not be loaded. */
  profiles: LikedProfile[] | null;
  hasMore: boolean;
}

export function LikedProfilesDialog({ profiles, hasMore }: LikedProfilesDialogProps) {
  return (
    <Dialog id={dialogId} title="Meine Favoriten" size="lg">
      {profiles === null && (
        <Notice kind="error" title="Fehler beim Laden der Favoriten">
          Bitte laden Sie die Seite in ein paar Minuten noch einmal.
        </Notice>
      )}
      {profiles?.length === 0 && (
        <EmptyState title="Noch keine Favoriten" action={<ButtonLink to="/kreative">Kreative entdecken</ButtonLink>}>
          Ein Klick auf das Herz eines Profils, und Sie finden es hier wieder.
        </EmptyState>
      )}
      {profiles && profiles.length > 0 && (
        <ul>
          {profiles.map((profile) => (
            <LikedProfileRow key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
      {hasMore && (
        <ButtonLink to="/favoriten" variant="secondary" className="mt-6">
          Alle Favoriten anzeigen
        </ButtonLink>
      )}
    </Dialog>
  );
}

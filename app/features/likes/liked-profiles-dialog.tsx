import Heart from "lucide-react/icons/heart";
import { useFetcher } from "react-router";
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

/** Loads its list when it's opened, and again after each change of the page. Without script it leads to the page of the list. */
export function LikedProfilesDialog() {
  const { data, state, load } = useFetcher<{ profiles: LikedProfile[] | null; next: number | null }>();
  const isLoading = state !== "idle" && !data?.profiles;
  const isFailed = state === "idle" && data?.profiles === null;

  return (
    <Dialog
      id={dialogId}
      title="Meine Favoriten"
      size="lg"
      onOpen={() => {
        if (state === "idle") void load("/favoriten");
      }}
    >
      {isFailed && (
        <Notice kind="error" title="Fehler beim Laden der Favoriten">
          Bitte öffnen Sie die Favoriten in ein paar Minuten noch einmal.
        </Notice>
      )}
      <p role="status" className={isLoading ? "pb-6 text-soft" : "sr-only"}>
        {isLoading && "Favoriten werden geladen …"}
      </p>
      {data?.profiles?.length === 0 && (
        <EmptyState title="Noch keine Favoriten" action={<ButtonLink to="/kreative">Kreative entdecken</ButtonLink>}>
          Ein Klick auf das Herz eines Profils, und Sie finden es hier wieder.
        </EmptyState>
      )}
      {data?.profiles && data.profiles.length > 0 && (
        <ul>
          {data.profiles.map((profile) => (
            <LikedProfileRow key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
      {(!data || data.next) && (
        <ButtonLink to="/favoriten" variant="secondary" className="mt-6">
          Alle Favoriten anzeigen
        </ButtonLink>
      )}
    </Dialog>
  );
}

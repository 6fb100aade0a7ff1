import { useEffect } from "react";
import { useFetcher } from "react-router";
import { ButtonLink } from "~/ui/button";
import { OpenDialog } from "~/ui/dialog-link";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { LikedProfileRow } from "./liked-profile-row";
import type { LikedProfile } from "./likes.server";

/** Loads its list when it's opened, and again after each change of the page. */
export function LikedProfilesDialog({ onClose }: { onClose: () => void }) {
  const { data, state, load } = useFetcher<{ profiles: LikedProfile[] | null; next: number | null }>();
  const isLoading = !data?.profiles && (state !== "idle" || !data);
  const isFailed = state === "idle" && data?.profiles === null;

  useEffect(() => void load("/favoriten"), [load]);

  return (
    <OpenDialog id="favoriten" title="Meine Favoriten" size="lg" onClose={onClose}>
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
      {data?.next && (
        <ButtonLink to="/favoriten" variant="secondary" className="mt-6">
          Alle Favoriten anzeigen
        </ButtonLink>
      )}
    </OpenDialog>
  );
}

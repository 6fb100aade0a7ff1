import { Heart } from "lucide-react";
import { ButtonLink } from "~/ui/button";
import { Dialog, DialogButton } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { FavoriteRow } from "./favorite-row";
import type { Favorite } from "./favorites.server";

const dialogId = "favoriten";

export function FavoritesButton() {
  return (
    <DialogButton dialog={dialogId} variant="secondary" icon={<Heart aria-hidden size={20} />}>
      Meine Favoriten
    </DialogButton>
  );
}

interface FavoritesDialogProps {
  /** Null when they could not be loaded. */
  favorites: Favorite[] | null;
  hasMore: boolean;
}

export function FavoritesDialog({ favorites, hasMore }: FavoritesDialogProps) {
  return (
    <Dialog id={dialogId} title="Meine Favoriten" size="lg">
      {favorites === null && (
        <Notice kind="error" title="Fehler beim Laden der Favoriten">
          Bitte laden Sie die Seite in ein paar Minuten noch einmal.
        </Notice>
      )}
      {favorites?.length === 0 && (
        <EmptyState title="Noch keine Favoriten" action={<ButtonLink to="/kreative">Kreative entdecken</ButtonLink>}>
          Ein Klick auf das Herz eines Profils, und Sie finden es hier wieder.
        </EmptyState>
      )}
      {favorites && favorites.length > 0 && (
        <ul>
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.id} favorite={favorite} />
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

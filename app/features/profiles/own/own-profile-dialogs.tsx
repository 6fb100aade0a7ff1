import { useState } from "react";
import { ChangePasswordForm } from "~/auth/change-password-form";
import { CachedFragment } from "~/ui/cached-fragment";
import { CloseButton, Dialog } from "~/ui/dialog";
import { AvatarForm } from "./avatar-form";
import { DeleteAccountForm } from "./delete-account-form";
import { HighlightsForm } from "./highlights-form";
import { type Portrait, RemoveAvatarForm } from "./remove-avatar-form";

/** The dialogs' ids, which the page's buttons refer to. */
export const ownDialogs = {
  avatar: "profilbild",
  highlights: "spezialisierungen-waehlen",
  password: "passwort-wechseln",
  deletion: "profil-loeschen",
} as const;

interface OwnProfileDialogsProps {
  portrait: Portrait;
  email: string;
  /** Null for companies, which have none. */
  highlights: string[] | null;
  /** What would refuse the deletion of the account now. */
  whyNotDelete: { title: string; text: string } | null;
}

export function OwnProfileDialogs({ portrait, email, highlights, whyNotDelete }: OwnProfileDialogsProps) {
  return (
    <>
      <CachedFragment of={["own dialogs", portrait, highlights, whyNotDelete]}>
        {() => (
          <>
            <Dialog id={ownDialogs.avatar} title="Profilbild ändern">
              <AvatarForm>
                <Cancel dialog={ownDialogs.avatar} />
              </AvatarForm>
              <RemoveAvatarForm portrait={portrait} />
            </Dialog>
            {highlights && <HighlightsDialog highlights={highlights} />}
            <Dialog id={ownDialogs.deletion} title="Profil und Account löschen?" size="sm">
              <DeleteAccountForm prevented={whyNotDelete}>
                <Cancel dialog={ownDialogs.deletion} />
              </DeleteAccountForm>
            </Dialog>
          </>
        )}
      </CachedFragment>
      <Dialog id={ownDialogs.password} title="Passwort ändern" size="sm">
        <ChangePasswordForm email={email}>
          <Cancel dialog={ownDialogs.password} />
        </ChangePasswordForm>
      </Dialog>
    </>
  );
}

/** Closing the dialog resets the selection to the saved one. */
function HighlightsDialog({ highlights }: { highlights: string[] }) {
  const [round, setRound] = useState(0);
  return (
    <Dialog
      id={ownDialogs.highlights}
      title="Spezialisierungen"
      description="Sie stehen als Kacheln auf Ihrem Profil und auf Ihrer Karte."
      size="lg"
      onClose={() => setRound(round + 1)}
    >
      <HighlightsForm key={round} highlights={highlights}>
        <Cancel dialog={ownDialogs.highlights} />
      </HighlightsForm>
    </Dialog>
  );
}

function Cancel({ dialog }: { dialog: string }) {
  return (
    <CloseButton dialog={dialog} variant="quiet">
      Abbrechen
    </CloseButton>
  );
}

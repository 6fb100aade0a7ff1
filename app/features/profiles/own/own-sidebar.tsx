import KeyRound from "lucide-react/icons/key-round";
import Trash2 from "lucide-react/icons/trash";
import { About } from "~/features/profiles/public/about";
import { ContactList } from "~/features/profiles/public/contact";
import { SideSection } from "~/features/profiles/public/side-section";
import { DialogLink } from "~/ui/dialog-link";
import { TextLink } from "~/ui/link";
import type { OwnProfile } from "./own-profile.server";
import { Empty } from "./own-profile-parts";

const loadDialogs = () => import("./own-profile-dialogs");

interface OwnSidebarProps {
  profile: OwnProfile;
  /** What would refuse the deletion of the account now. */
  whyNotDelete: { title: string; text: string } | null;
}

export function OwnSidebar({ profile, whyNotDelete }: OwnSidebarProps) {
  return (
    <>
      {profile.bio ? (
        <About bio={profile.bio} />
      ) : (
        <SideSection id="ueber-uns" title="Über uns">
          <Empty>Noch nichts geschrieben. Zwei Sätze genügen für den Anfang.</Empty>
        </SideSection>
      )}
      <SideSection id="kontakt" title="Kontakt">
        <ContactList {...profile} />
        {profile.isContactUnproven && (
          <p className="mt-3 text-soft">
            Die Kontaktadresse ist noch nicht bestätigt. Bis dahin gehen Nachrichten an die Adresse, mit der Sie sich
            anmelden. <TextLink to="/konto#anmeldung">Link noch einmal senden</TextLink>
          </p>
        )}
      </SideSection>
      <SideSection id="konto" title="Konto">
        <p className="text-sm text-soft">Angemeldet mit</p>
        <p className="mb-4 wrap-anywhere">{profile.accountText}</p>
        <div className="grid justify-items-start gap-3">
          <DialogLink
            to="/profil/passwort"
            load={loadDialogs}
            dialog={(part, close) => <part.PasswordDialog email={profile.email} onClose={close} />}
            variant="secondary"
            size="sm"
            icon={<KeyRound size={18} />}
          >
            Passwort ändern
          </DialogLink>
          <DialogLink
            to="/profil/loeschen"
            load={loadDialogs}
            dialog={(part, close) => <part.DeletionDialog prevented={whyNotDelete} onClose={close} />}
            variant="danger"
            size="sm"
            icon={<Trash2 size={18} />}
          >
            Konto löschen
          </DialogLink>
        </div>
      </SideSection>
    </>
  );
}

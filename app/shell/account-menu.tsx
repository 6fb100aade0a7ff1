import Bell from "lucide-react/icons/bell";
import Bookmark from "lucide-react/icons/bookmark";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import Eye from "lucide-react/icons/eye";
import FileText from "lucide-react/icons/file-text";
import Heart from "lucide-react/icons/heart";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import type { Viewer } from "~/auth/viewer";
import { useButtonResponse } from "~/http/use-button-response";
import { Menu, MenuButton, MenuDivider, MenuLink } from "~/ui/menu";
import { AccountName, countText } from "./account-name";

const signOutForm = "abmelden";

export function AccountMenu({ viewer, unread }: { viewer: Viewer; unread: number }) {
  const signingOut = useButtonResponse({ failure: "Fehler beim Abmelden" });
  const trigger = (
    <>
      <AccountName viewer={viewer} unread={unread} />
      <span className="sr-only">, Kontomenü</span>
    </>
  );

  return (
    <>
      <Menu trigger={trigger} className="max-sm:px-1 sm:pr-3">
        <MenuLink to="/profil" icon={<UserRound aria-hidden size={20} />}>
          Mein Profil
        </MenuLink>
        <MenuLink to={`/${viewer.userType}/${viewer.slug}`} icon={<Eye aria-hidden size={20} />}>
          Öffentliche Ansicht
        </MenuLink>
        <MenuLink to="/nachrichten" icon={<Mail aria-hidden size={20} />}>
          Nachrichten{unread > 0 && ` (${countText(unread)} neu)`}
        </MenuLink>
        <MenuLink to="/favoriten" icon={<Heart aria-hidden size={20} />}>
          Meine Favoriten
        </MenuLink>
        <MenuLink to="/merklisten" icon={<Bookmark aria-hidden size={20} />}>
          Merklisten
        </MenuLink>
        <MenuLink to="/suchauftraege" icon={<Bell aria-hidden size={20} />}>
          Suchaufträge{viewer.newFinds ? ` (${countText(viewer.newFinds)} neu)` : ""}
        </MenuLink>
        <MenuLink to="/angebote" icon={<FileText aria-hidden size={20} />}>
          Meine Angebote
        </MenuLink>
        {viewer.userType === "kreative" ? (
          <MenuLink to="/analytics" icon={<ChartNoAxesColumn aria-hidden size={20} />}>
            Profil Analytics
          </MenuLink>
        ) : (
          <>
            <MenuLink to="/profil#ausschreibungen" icon={<Megaphone aria-hidden size={20} />}>
              Meine Ausschreibungen
            </MenuLink>
            <MenuLink to="/ausschreibungen/neu" icon={<Plus aria-hidden size={20} />}>
              Projekt einstellen
            </MenuLink>
          </>
        )}
        <MenuLink to="/konto" icon={<ShieldCheck aria-hidden size={20} />}>
          Konto
        </MenuLink>
        {(viewer.isSuperadmin || viewer.roles || viewer.needsSecondFactor) && (
          <MenuLink to="/admin/dashboard" icon={<Settings aria-hidden size={20} />}>
            Admin
          </MenuLink>
        )}
        <MenuDivider />
        <MenuButton type="submit" form={signOutForm} icon={<LogOut aria-hidden size={20} />}>
          Abmelden
        </MenuButton>
      </Menu>
      <signingOut.Form id={signOutForm} method="post" action="/auth/abmelden" className="contents" />
    </>
  );
}

import {
  ChartNoAxesColumn,
  Eye,
  FileText,
  Heart,
  LogOut,
  Mail,
  Megaphone,
  Plus,
  Settings,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import type { Viewer } from "~/auth/viewer";
import { useSmallAnswer } from "~/http/use-small-answer";
import { Avatar } from "~/ui/avatar";
import { Menu, MenuButton, MenuDivider, MenuLink } from "~/ui/menu";

const signOutForm = "abmelden";

/** Counting stops here. */
const countText = (unread: number) => (unread > 99 ? "99+" : `${unread}`);

export function AccountMenu({ viewer, unread }: { viewer: Viewer; unread: number }) {
  const signingOut = useSmallAnswer({ failure: "Fehler beim Abmelden" });
  const trigger = (
    <>
      <Avatar name={viewer.name} seed={viewer.slug} src={viewer.avatarUrl} size="sm" />
      <span className="max-w-40 truncate max-sm:sr-only">{viewer.name}</span>
      {unread > 0 && (
        <span className="rounded-sm bg-signal px-1.75 py-0.5 text-sm text-on-signal">
          <span aria-hidden>{countText(unread)}</span>
          <span className="sr-only">
            , {countText(unread)} {unread === 1 ? "ungelesene Unterhaltung" : "ungelesene Unterhaltungen"}
          </span>
        </span>
      )}
      <span className="sr-only">, Kontomenü</span>
    </>
  );

  return (
    <>
      <Menu
        trigger={trigger}
        of={["account menu", viewer.userType, viewer.slug, viewer.isSuperadmin || viewer.needsSecondFactor, unread]}
        className="sm:pr-3"
      >
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
        {(viewer.isSuperadmin || viewer.needsSecondFactor) && (
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

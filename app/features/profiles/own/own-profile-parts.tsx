import Camera from "lucide-react/icons/camera";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { profilePath } from "~/features/profiles/profile";
import { HighlightTiles } from "~/features/profiles/public/highlight-tiles";
import { ProfileHeader } from "~/features/profiles/public/profile-header";
import { profileMax } from "~/text/maximums";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { TagList } from "~/ui/tag-list";
import { branchenLabel } from "../branchen-label";
import type { OwnProfile } from "./own-profile.server";

const loadDialogs = () => import("./own-profile-dialogs");

export const Empty = ({ children }: { children: ReactNode }) => <p className="text-soft italic">{children}</p>;

interface OwnHeaderProps {
  profile: OwnProfile;
  /** The button that opens the list of liked profiles. */
  likedProfiles: ReactNode;
  /** Fills the head instead of the facade. */
  cover: ReactNode;
}

export function OwnHeader({ profile, likedProfiles, cover }: OwnHeaderProps) {
  const { name, slug, userType, title, avatarUrl, skills, branchen } = profile;
  const isCreative = userType === "kreative";
  const tags = isCreative ? skills : branchen.map(branchenLabel);

  return (
    <ProfileHeader
      profile={profile}
      cover={cover}
      inPairs
      portrait={
        <>
          <Avatar name={name} seed={slug} src={avatarUrl} size="xl" alt="Ihr Profilbild" />
          <DialogLink
            to="/profil/bild"
            load={loadDialogs}
            dialog={(part, close) => <part.AvatarDialog portrait={{ name, slug, avatarUrl }} onClose={close} />}
            variant="secondary"
            size="icon"
            className="absolute -right-3 -bottom-3 bg-paper!"
          >
            <Camera aria-hidden size={22} className="mx-auto" />
            <span className="sr-only">Profilbild ändern</span>
          </DialogLink>
        </>
      }
      title={title ? undefined : <Empty>Noch kein Titel. Was machen Sie, in einem Satz?</Empty>}
      tags={
        tags.length === 0 ? (
          <Empty>{isCreative ? "Noch keine Skills gewählt." : "Noch keine Branchen gewählt."}</Empty>
        ) : (
          <TagList tags={tags} label={isCreative ? "Skills" : "Branchen"} />
        )
      }
    >
      <ButtonLink to="/profil/bearbeiten" icon={<Pencil aria-hidden size={20} />}>
        Profil bearbeiten
      </ButtonLink>
      {likedProfiles}
      {isCreative && (
        <ButtonLink to="/analytics" variant="secondary" icon={<ChartNoAxesColumn aria-hidden size={20} />}>
          Profil Analytics
        </ButtonLink>
      )}
      <ButtonLink to={profilePath(userType, slug)} variant="quiet">
        Öffentliche Ansicht
      </ButtonLink>
    </ProfileHeader>
  );
}

export function HiddenNotice({ profile }: { profile: OwnProfile }) {
  if (profile.profileStatus !== "hidden") return null;
  return (
    <Notice title="Ihr Profil ist ausgeblendet." className="mb-10">
      <EyeOff aria-hidden size={18} className="mr-1.5 inline" />
      {whatHides(profile)} Unter 'Profil bearbeiten' machen Sie es wieder sichtbar.
    </Notice>
  );
}

function whatHides({ userType, showsCallsWhileHidden }: OwnProfile): string {
  if (userType === "kreative") return "Nur Sie sehen es, Ihre Arbeiten und Ihre Posts.";
  return showsCallsWhileHidden
    ? "Nur Sie sehen es und Ihre Posts. Ihre Ausschreibungen stehen ohne Ihren Namen in der Liste."
    : "Nur Sie sehen es, Ihre Posts und Ihre Ausschreibungen.";
}

export function OwnHighlights({ names }: { names: string[] }) {
  return (
    <Section
      title="Spezialisierungen"
      className="pt-0!"
      action={
        <DialogLink
          to="/profil/spezialisierungen"
          load={loadDialogs}
          dialog={(part, close) => <part.HighlightsDialog highlights={names} onClose={close} />}
          variant="secondary"
          size="sm"
        >
          Auswählen<span className="sr-only">: Spezialisierungen</span>
        </DialogLink>
      }
    >
      {names.length > 0 ? (
        <HighlightTiles names={names} />
      ) : (
        <Empty>
          Noch keine gewählt. Bis zu {profileMax.highlights} zeigen auf einen Blick, was Sie am besten können.
        </Empty>
      )}
    </Section>
  );
}

import { ReportLink } from "~/audit/report-link";
import { ShareLink } from "~/seo/share-link";
import { About } from "./about";
import { Contact } from "./contact";
import { ProfileFacts } from "./profile-facts";
import type { toPublicPage } from "./public-page";

export type ProfileAsideProps = Pick<ReturnType<typeof toPublicPage>, "profile" | "contact" | "isOwn">;

/** Who the person is. */
export function ProfileAside({ profile, contact, isOwn }: ProfileAsideProps) {
  return (
    <>
      <About bio={profile.bio} />
      <Contact contact={contact} />
      <ProfileFacts profile={profile} />
      <p className="mt-8 flex gap-x-6 text-note empty:hidden">
        {profile.isPublic && <ShareLink of={`${profile.userType}/${profile.slug}`} about={profile.name} />}
        {!isOwn && <ReportLink kind="profile" id={`${profile.userType}/${profile.slug}`} about={profile.name} />}
      </p>
    </>
  );
}

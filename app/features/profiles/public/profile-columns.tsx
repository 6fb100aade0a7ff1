import type { ReactNode } from "react";
import { ReportLink } from "~/audit/report-link";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { About } from "./about";
import { Contact } from "./contact";
import { ProfileFacts } from "./profile-facts";
import type { toPublicPage } from "./public-page";

type ProfileColumnsProps = Pick<ReturnType<typeof toPublicPage>, "profile" | "contact" | "isOwn"> & {
  /** What the person shows, in the wide column. */
  children: ReactNode;
};

/** What people show, and beside it who they are. */
export function ProfileColumns({ profile, contact, isOwn, children }: ProfileColumnsProps) {
  return (
    <Container className="grid gap-x-14 gap-y-12 pt-10 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0">
        {!profile.isPublic && (
          <Notice title="Nur Sie sehen diese Seite." className="mb-8">
            Ihr Profil ist ausgeblendet. Im eigenen Profil machen Sie es wieder sichtbar.
          </Notice>
        )}
        {children}
      </div>
      <aside className="min-w-0">
        <About bio={profile.bio} />
        <Contact contact={contact} />
        <ProfileFacts profile={profile} />
        {!isOwn && (
          <p className="mt-8 text-note">
            <ReportLink kind="profile" id={`${profile.userType}/${profile.slug}`} about={profile.name} />
          </p>
        )}
      </aside>
    </Container>
  );
}

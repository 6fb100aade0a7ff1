import type { ReactNode } from "react";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { ProfileAside, type ProfileAsideProps } from "./profile-aside";

type ProfileColumnsProps = ProfileAsideProps & {
  /** What the person shows, in the wide column. */
  children: ReactNode;
};

/** What people show, and beside it who they are. */
export function ProfileColumns({ profile, contact, isOwn, children }: ProfileColumnsProps) {
  return (
    <Container className="grid gap-x-14 gap-y-12 pt-10 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_13rem] print:gap-x-8">
      <div className="min-w-0">
        {!profile.isPublic && (
          <Notice title="Nur Sie sehen diese Seite." className="mb-8">
            Ihr Profil ist ausgeblendet. Im eigenen Profil steht, warum und wie es wieder sichtbar wird.
          </Notice>
        )}
        {children}
      </div>
      <aside className="min-w-0">
        <ProfileAside profile={profile} contact={contact} isOwn={isOwn} />
      </aside>
    </Container>
  );
}

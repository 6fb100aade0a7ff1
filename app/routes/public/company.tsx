import { SuperadminLink } from "~/audit/superadmin-link";
import { viewerContext } from "~/auth/viewer";
import { listCompanyCalls } from "~/features/ausschreibungen/calls.server";
import { CompanyCalls } from "~/features/ausschreibungen/company-calls";
import { offerFor } from "~/features/ausschreibungen/policy";
import { MessageButton } from "~/features/messages/message-button";
import { whyNotWrite } from "~/features/messages/recipient";
import { About } from "~/features/profiles/about";
import { Contact } from "~/features/profiles/contact";
import { ProfileFacts } from "~/features/profiles/profile-facts";
import { ProfileHeader } from "~/features/profiles/profile-header";
import { ProfileMissing } from "~/features/profiles/profile-missing";
import { toPublicPage } from "~/features/profiles/public-page";
import { getPublicProfile } from "~/features/profiles/public-profile.server";
import { pageMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/company";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const profile = await getPublicProfile("unternehmen", params.slug, viewer);
  const calls = viewer && (await listCompanyCalls(profile.id, viewer.id));
  return { ...toPublicPage(profile, viewer), viewer, calls };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.profile.name,
        description: loaderData.profile.bio ?? loaderData.profile.title ?? undefined,
        path: `/unternehmen/${params.slug}`,
        type: "profile",
        image: { path: `/bild/unternehmen/${params.slug}.png`, alt: `Schindelfassade von ${loaderData.profile.name}` },
        noindex: !loaderData.profile.isPublic,
      })
    : [];

export default function Company({ loaderData }: Route.ComponentProps) {
  const { profile, viewer, calls, contact, isOwn, superadminPath } = loaderData;

  return (
    <>
      <ProfileHeader profile={profile}>
        {isOwn ? (
          <ButtonLink to="/profil" variant="secondary">
            Eigenes Profil öffnen
          </ButtonLink>
        ) : (
          <MessageButton to={profile} viewer={viewer} whyNot={whyNotWrite(profile)} />
        )}
        {superadminPath && <SuperadminLink to={superadminPath}>Als Admin bearbeiten</SuperadminLink>}
      </ProfileHeader>
      <Container className="grid gap-x-14 gap-y-12 pt-10 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {!profile.isPublic && (
            <Notice title="Nur Sie sehen diese Seite." className="mb-8">
              Ihr Profil ist ausgeblendet. Im eigenen Profil machen Sie es wieder sichtbar.
            </Notice>
          )}
          {calls && (
            <CompanyCalls
              calls={calls}
              renderAction={(call) => <MessageButton {...offerFor(call)} viewer={viewer} variant="quiet" size="sm" />}
            />
          )}
        </div>
        <aside>
          <About bio={profile.bio} />
          <Contact contact={contact} />
          <ProfileFacts profile={profile} />
        </aside>
      </Container>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileMissing userType="unternehmen" error={error} />;
}

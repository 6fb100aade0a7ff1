import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { LikedProfileRow } from "~/features/likes/liked-profile-row";
import { type LikedProfile, listLikedProfiles } from "~/features/likes/likes.server";
import { idOf } from "~/http/id-of";
import { isUnreachable } from "~/http/lost-connection";
import { orNull } from "~/http/or-empty.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { NotLoaded } from "~/ui/not-loaded";
import type { Route } from "./+types/liked-profiles";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = idOf(new URL(request.url).searchParams.get("nach"));
  const page = await orNull(() => listLikedProfiles(getViewer(context).id, before), "liked profiles");
  return page ?? data({ profiles: null, next: null }, { status: 500 });
}

/** The dialog that loads this page stays where it is and says what failed. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error: unknown) => {
    if (isUnreachable(error)) return { profiles: null, next: null };
    throw error;
  });

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Meine Favoriten");

export default function LikedProfiles({ loaderData: { profiles, next } }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="pb-9">Meine Favoriten</h1>
      {profiles ? <List profiles={profiles} /> : <NotLoaded title="Fehler beim Laden der Favoriten" />}
      <div className="mt-9 flex flex-wrap gap-3">
        {next && (
          <ButtonLink to={`/favoriten?nach=${next}`} variant="secondary">
            Weitere Favoriten
          </ButtonLink>
        )}
        <ButtonLink to="/profil" variant="quiet">
          Zurück zum Profil
        </ButtonLink>
      </div>
    </Container>
  );
}

function List({ profiles }: { profiles: LikedProfile[] }) {
  if (profiles.length === 0) {
    return (
      <EmptyState
        title="Noch keine Favoriten"
        level={2}
        action={<ButtonLink to="/kreative">Kreative entdecken</ButtonLink>}
      >
        Ein Klick auf das Herz eines Profils, und Sie finden es hier wieder.
      </EmptyState>
    );
  }
  return (
    <ul className="border-t-2 border-ink pt-5">
      {profiles.map((profile) => (
        <LikedProfileRow key={profile.id} profile={profile} level={2} />
      ))}
    </ul>
  );
}

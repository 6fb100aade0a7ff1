import { creativesOnly, getViewer } from "~/auth/guards.server";
import { HighlightsForm } from "~/features/profiles/own/highlights-form";
import { getOwnProfile } from "~/features/profiles/own/own-profile.server";
import { saveHighlights } from "~/features/profiles/own/save-highlights.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/profile-highlights";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, portfolioHighlights } = await getOwnProfile(getViewer(context).id);
  return { portfolioHighlights, prevented: await findReachedLimit("profile", id) };
}

export async function action({ context }: Route.ActionArgs) {
  return saveHighlights(getViewer(context).id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Spezialisierungen");

export default function Highlights({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Spezialisierungen</h1>
      <Prevented problem={loaderData.prevented} />
      <HighlightsForm highlights={loaderData.portfolioHighlights} arrived={actionData}>
        <CancelLink to="/profil" />
      </HighlightsForm>
    </Container>
  );
}

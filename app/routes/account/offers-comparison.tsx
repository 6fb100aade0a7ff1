import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { deskAsLeft } from "~/features/offers/desk/desk-query";
import { OfferComparison } from "~/features/offers/desk/offer-comparison";
import { aboutCall, deskPath } from "~/features/offers/offer";
import { findCompared } from "~/features/offers/own/desk.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/offers-comparison";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const skip = idOf(new URL(request.url).searchParams.get("ab")) ?? 0;
  const found = await findCompared(viewer.id, idOf(params.id) ?? 0, skip);
  if (!found) throw data(null, { status: 404 });
  return { ...found, company: viewer.name, printedAt: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, aboutCall("Vergleich der Angebote", loaderData?.call));

export default function OffersComparison({ loaderData }: Route.ComponentProps) {
  const { call, skipped, next } = loaderData;
  const path = `${deskPath(call.id)}/vergleich`;
  return (
    <Container className="pt-8 md:pt-12 print:p-0">
      <p className="mb-7 print:hidden">
        <TextLink to={deskAsLeft(call.id)} alone>
          Zu den Angeboten
        </TextLink>
      </p>
      <OfferComparison {...loaderData} />
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden print:hidden">
        {skipped > 0 && (
          <ButtonLink to={path} variant="quiet">
            Zum Anfang
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={`${path}?ab=${next}`} variant="secondary">
            Weitere Angebote
          </ButtonLink>
        )}
      </p>
    </Container>
  );
}

import { data, Link } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { OfferComparison } from "~/features/offers/desk/offer-comparison";
import { deskPath } from "~/features/offers/offer";
import { findAllOffers } from "~/features/offers/own/desk.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { pageMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/offers-comparison";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const found = await findAllOffers(viewer.id, idOf(params.id) ?? 0);
  if (!found) throw data(null, { status: 404 });
  return { ...found, company: viewer.name, printedAt: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: "Vergleich und Begründung der Auswahl", path: location.pathname, noindex: true });

export default function OffersComparison({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12 print:p-0">
      <p className="mb-7 print:hidden">
        <Link to={deskPath(loaderData.call.id)} className="link hit inline-block">
          Zu den Angeboten
        </Link>
      </p>
      <OfferComparison {...loaderData} />
    </Container>
  );
}

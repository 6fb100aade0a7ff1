import { getViewer, signedInOnly } from "~/auth/guards.server";
import { BegunOffers } from "~/features/offers/begun-offers";
import { sentOffersPath } from "~/features/offers/offer";
import { listBegunOffers } from "~/features/offers/own/begun-offers.server";
import { listSentOffers } from "~/features/offers/own/sent-offers.server";
import { SentOfferRow } from "~/features/offers/sent-offer-row";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/sent-offers";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const skip = idOf(new URL(request.url).searchParams.get("ab")) ?? 0;
  const [sent, drafts] = await Promise.all([listSentOffers(id, skip), skip === 0 ? listBegunOffers(id) : []]);
  return { ...sent, drafts };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Meine Angebote");

export default function SentOffers({ loaderData: { offers, next, drafts } }: Route.ComponentProps) {
  return (
    <Container className="py-14">
      <h1 className="mb-8 text-4xl">Meine Angebote</h1>
      <BegunOffers drafts={drafts} />
      {offers.length > 0 ? (
        <ul className="border-t-2 border-ink">
          {offers.map((offer) => (
            <SentOfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Noch keine Angebote"
          level={2}
          seed="meine-angebote"
          action={<ButtonLink to="/ausschreibungen">Ausschreibungen durchsuchen</ButtonLink>}
        >
          Wenn Sie eine Ausschreibung beantworten, sehen Sie hier, was daraus wird.
        </EmptyState>
      )}
      {next !== null && (
        <ButtonLink to={`${sentOffersPath}?ab=${next}`} variant="secondary" className="mt-8">
          Ältere Angebote
        </ButtonLink>
      )}
    </Container>
  );
}

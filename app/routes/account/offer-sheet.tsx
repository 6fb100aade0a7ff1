import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answeredFacts } from "~/features/calls/own/call-changes";
import { orderPath, sheetPath } from "~/features/offers/offer";
import { findOrder } from "~/features/offers/own/order.server";
import { sheetNumber, sheetParts, sheetTitle } from "~/features/offers/sheet/sheet";
import { SheetView } from "~/features/offers/sheet/sheet-view";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/offer-sheet";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findOrder(uuidOf(params.id), getViewer(context).id);
  if (!found) throw data(null, { status: 404 });
  const { order, answeredCall } = found;
  return { id: order.offer.id, number: sheetNumber(order), parts: sheetParts(order, answeredFacts(answeredCall)) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, sheetTitle);

export default function OfferSheet({ loaderData: { id, number, parts } }: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-8 md:pt-12 print:p-0">
      <p className="mb-7 print:hidden">
        <TextLink to={orderPath(id)} alone>
          Zum Auftrag
        </TextLink>
      </p>
      <SheetView number={number} parts={parts} pdfPath={`${sheetPath(id)}.pdf`} />
    </Container>
  );
}

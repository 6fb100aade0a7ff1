import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findContacts } from "~/features/offers/own/contact.server";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { contactCard } from "~/features/offers/sheet/contact-card";
import { download } from "~/http/download.server";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import type { Route } from "./+types/offer-contact-card";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** How to reach the other side of a confirmed offer, for a program with contacts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const id = uuidOf(params.id);
  const found = id ? await findOffer(id, viewer.id) : null;
  const contact = found && (await findContacts(found.offer, viewer.id)).theirs;
  if (!contact) throw data(null, { status: 404 });
  return download(contactCard(contact), "text/vcard; charset=utf-8", "kontakt.vcf");
}

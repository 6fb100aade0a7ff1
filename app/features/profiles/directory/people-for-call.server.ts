import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { betweenThese } from "~/conversations/reach.server";
import { builder } from "~/db/client.server";
import { blockedPeople, invitations, mailPreferences, offers } from "~/db/schema";
import { fallbackTitle, profilePath } from "~/features/profiles/profile";
import { askedLexemes } from "~/search/reason";
import type { TierKind } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import { findByMeaning } from "~/search-index/find-by-meaning.server";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";
import { visibleProfiles } from "~/visible/profiles.server";
import { isListed, selectFound } from "./cards.server";
import { type FoundCreative, searchedIn } from "./find-creatives.server";
import { orderedBy } from "./order.server";
import { whyFound } from "./why-found.server";

/** Related crafts, and crafts that are only mentioned, do not fit well enough to be suggested. */
export const suggestedKinds: TierKind[] = ["craft", "near", "elsewhere", "broader"];

export const suggestedPeople = 12;

/** Creatives who could answer a call. A search for the contents of the call finds them. */
export async function listPeopleForCall(call: { id: number; companyId: string }, sought: Understood): Promise<Hit[]> {
  const { id } = visibleProfiles;
  const isBetween = betweenThese(call.companyId, id);
  const isOffer = and(eq(offers.ausschreibungId, call.id), eq(offers.senderId, id));
  const isInvited = and(eq(invitations.ausschreibungId, call.id), eq(invitations.personId, id));
  const isClosed = and(eq(mailPreferences.profileId, id), eq(mailPreferences.kind, "einladungen"));
  const where = and(
    isListed({ skill: "" }),
    ne(id, call.companyId),
    visibleProfiles.acceptsMessages,
    notExists(builder.select({ one: sql`1` }).from(blockedPeople).where(isBetween)),
    notExists(builder.select({ one: sql`1` }).from(offers).where(isOffer)),
    notExists(builder.select({ one: sql`1` }).from(invitations).where(isInvited)),
    notExists(builder.select({ one: sql`1` }).from(mailPreferences).where(isClosed)),
  );
  const byLikes = searchedIn(orderedBy(undefined, null), null);
  const search = await findByMeaning<FoundCreative>(byLikes, sought, {
    kinds: suggestedKinds,
    where,
    size: suggestedPeople,
  });
  const ids = search.found.map((person) => person.id);
  if (ids.length === 0) return [];
  const rows = await selectFound(ids, askedLexemes(sought));
  // Their skills are not shown here.
  const shown = rows.map((row) => ({ ...row, skills: [] }));
  const why = await whyFound(sought, search.tiers, search.found, shown);
  return ids.flatMap((personId) => {
    const row = rows.find((person) => person.id === personId);
    if (!row) return [];
    const { name, slug, title, location, avatarUrl } = row;
    return [
      {
        to: profilePath("kreative", slug),
        title: name,
        about: joined(title ?? fallbackTitle, location),
        why: why.get(personId),
        picture: { seed: slug, src: avatarUrl },
      },
    ];
  });
}

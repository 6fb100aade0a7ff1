import { and, eq, type SQL, sql } from "drizzle-orm";
import { betweenThese } from "~/conversations/reach.server";
import type { Transaction } from "~/db/client.server";
import { blockedPeople, profiles } from "~/db/schema";
import { formatDay } from "~/text/dates";
import { pausedFor } from "./credit-pauses.server";

/** A credit of the form can't be stored. The texts belong to fields of the form. */
export class CreditRefused extends Error {
  override name = "CreditRefused";
  readonly fieldErrors: Record<string, string[]>;

  constructor(field: string, text: string) {
    super(text);
    this.fieldErrors = { [field]: [text] };
  }
}

const asText = "Ohne das Häkchen steht der Name als Text.";
const texts = {
  unknown: `So heißt kein öffentliches Profil. Schreiben Sie den Namen genau wie dort, oder die Adresse der Profilseite. ${asText}`,
  noCompany: `So heißt kein öffentliches Profil eines Unternehmens. Schreiben Sie den Namen genau wie dort, oder die Adresse der Profilseite. ${asText}`,
  oneself: "Das sind Sie selbst. Was Sie gemacht haben, steht unter „Was war mein Anteil?“.",
  paused: (name: string, until: Date) =>
    `${name} möchte von Ihnen zurzeit nicht um Nennungen gebeten werden. Sie können nach dem ${formatDay(until)} wieder fragen. ${asText}`,
  unreachable: (name: string) => `${name} nimmt zurzeit keine Anfragen an. ${asText}`,
};

export const refusedText = (name: string) => `${name} möchte bei dieser Arbeit nicht genannt werden.`;

interface Wanted {
  kind: "contributor" | "client";
  field: string;
  name: string;
  /** The member of an existing request, who may have changed their name since. */
  knownId: string | null;
  /** The members who have refused to be named in this work. */
  refusedIds: (string | null)[];
}

/** In a query of profiles: whether this creative and the member let each other write. */
export const canBeAskedBy = (ownerId: string) =>
  sql<boolean>`(${profiles.acceptsMessages} and not exists (select from ${blockedPeople} where ${betweenThese(ownerId, profiles.id)}))`;

/** The member to ask. Refuses one who can't be asked now: see `texts`. */
export async function findMember(tx: Transaction, ownerId: string, { kind, field, name, knownId, refusedIds }: Wanted) {
  const isIt = knownId ? eq(profiles.id, knownId) : isNamed(name);
  const isCompany = kind === "client" ? eq(profiles.userType, "unternehmen") : undefined;
  const [found] = await tx
    .select({
      id: profiles.id,
      name: profiles.name,
      canBeAsked: canBeAskedBy(ownerId),
      pausedUntil: pausedFor(tx, ownerId),
    })
    .from(profiles)
    .where(and(isIt, isCompany, sql`${profiles.isPublic}`))
    .for("key share", { of: profiles });
  if (!found) throw new CreditRefused(field, kind === "client" ? texts.noCompany : texts.unknown);
  if (found.id === ownerId) throw new CreditRefused(field, texts.oneself);
  if (refusedIds.includes(found.id)) throw new CreditRefused(field, refusedText(found.name));
  if (!found.canBeAsked) throw new CreditRefused(field, texts.unreachable(found.name));
  if (found.pausedUntil) throw new CreditRefused(field, texts.paused(found.name, found.pausedUntil));
  return { id: found.id, name: found.name };
}

/** By the name or by the address of the profile's page. */
function isNamed(name: string): SQL | undefined {
  const [, type, slug] = /\/(kreative|unternehmen)\/([a-z0-9-]+)\/?(?:[?#].*)?$/i.exec(name) ?? [];
  return slug
    ? and(sql`${profiles.userType} = ${type?.toLowerCase()}`, eq(profiles.slug, slug.toLowerCase()))
    : sql`lower(${profiles.name}) = lower(${name})`;
}

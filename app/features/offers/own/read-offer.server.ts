import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, inArray } from "drizzle-orm";
import type { ZodMiniType } from "zod/mini";
import { db } from "~/db/client.server";
import type { OfferedWork } from "~/db/schema";
import { maxOfferedWorks } from "~/features/offers/offer";
import { offeredFrom } from "~/features/offers/offer-schema";
import { idOf } from "~/http/id-of";
import { visibleWorks } from "~/visible/works.server";

/**
 * Reads the form of an offer. Refuses works that others can't see or that are not the sender's. `works` are those that
 * the offer shows, with their titles, in the order of the form.
 */
export async function readOffer<Schema extends ZodMiniType<{ works: string[] }>>(
  form: FormData,
  schema: Schema,
  senderId: string | undefined,
) {
  const works = await findWorks(senderId, form.getAll("works"));
  const ids = works.map(({ id }) => id);
  const submission = parseWithZod(form, { schema: senderId ? offeredFrom(schema, ids) : schema });
  return { submission, works };
}

async function findWorks(senderId: string | undefined, typed: FormDataEntryValue[]): Promise<OfferedWork[]> {
  const ids = typed
    .slice(0, maxOfferedWorks + 1)
    .map((id) => idOf(`${id}`))
    .filter((id) => id !== null);
  if (ids.length === 0 || !senderId) return [];
  const { id, title, userId } = visibleWorks;
  const rows = await db
    .select({ id, title })
    .from(visibleWorks)
    .where(and(eq(userId, senderId), inArray(id, ids)));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

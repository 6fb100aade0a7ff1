import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Connection } from "../../app/db/client.server";
import { ausschreibungen } from "../../app/db/schema";
import { callSlug } from "../../app/features/calls/call-fields";
import { type CallFormValues, callSchema } from "../../app/features/calls/call-schema";
import { refreshCall } from "../../app/search-index/refresh.server";
import { addDays, dayInVienna } from "../../app/text/dates";
import { unique } from "./people";
import { testSecret } from "./site";

/** The validated form of a call. */
export const callForm: CallFormValues = z.parse(callSchema({ today: dayInVienna() }), {
  title: "Etiketten für fünf Bergkäse",
  description: "Fünf Sorten, ein Auftritt.",
  category: "Packaging",
  requirements: [],
  deliverables: [],
  targetGroup: [],
  rightsUses: [],
});

type Row = typeof ausschreibungen.$inferInsert;

/** Stores a published call of a company. */
export async function createCallOf(on: Connection, company: { id: string }, values: Partial<Row> = {}) {
  const title = values.title ?? unique("Etiketten für Bergkäse");
  const [call] = await on
    .insert(ausschreibungen)
    .values({
      description: "Fünf Sorten, ein Auftritt.",
      category: "Packaging",
      publishedAt: values.createdAt,
      ...values,
      title,
      slug: callSlug(title),
      userId: company.id,
    })
    .returning();
  if (!call) throw new Error("The call was not stored");
  await refreshCall(on, call.id);
  return { ...call, path: `/ausschreibungen/${call.slug}-${call.id}` };
}

/** Writes into a row past all rules of the product. */
export const changeCall = (on: Connection, { id }: { id: number }, values: PgUpdateSetSource<typeof ausschreibungen>) =>
  on.update(ausschreibungen).set(values).where(eq(ausschreibungen.id, id));

/** The row as it is now. */
export const storedCall = async (on: Connection, { id }: { id: number }) =>
  (await on.select().from(ausschreibungen).where(eq(ausschreibungen.id, id)))[0];

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** The day this many days from now, in the database's format. */
export const dayFromNow = (days: number) => addDays(dayInVienna(), days);

const hash = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** The link of a mail about the deadline of a call, as the site seals it. */
export function linkOfMail(call: { id: number; deadline: string | null }, act: "verlaengern" | "schliessen") {
  const seal = hash(hash(testSecret, "call-mail-link"), `${call.id} ${act} ${call.deadline}`);
  return `/ausschreibungen/${call.id}/frist?tat=${act}&siegel=${seal}`;
}

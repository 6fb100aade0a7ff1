import * as z from "zod/mini";
import type { Connection } from "../../app/db/client.server";
import { ausschreibungen } from "../../app/db/schema";
import { callSlug } from "../../app/features/calls/call";
import { type CallFormValues, callSchema } from "../../app/features/calls/call-schema";
import { dayInVienna } from "../../app/text/dates";
import { unique } from "./people";

/** The validated form of a call. */
export const callForm: CallFormValues = z.parse(callSchema({ today: dayInVienna() }), {
  title: "Etiketten für fünf Bergkäse",
  description: "Fünf Sorten, ein Auftritt.",
  category: "Packaging",
  requirements: [],
  deliverables: [],
  targetGroup: [],
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
  return { ...call, path: `/ausschreibungen/${call.slug}-${call.id}` };
}

/** The day this many days from now, in the database's format. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

import { eq } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import { newsletterDeliveries, newsletters } from "../../app/db/schema";
import { unique } from "./people";

/** Stores a draft of a newsletter and returns its id. */
export async function createNewsletter(on: Connection, content = "<p>Hallo.</p>"): Promise<number> {
  const [made] = await on
    .insert(newsletters)
    .values({ subject: unique("Neues"), content })
    .returning({ id: newsletters.id });
  if (!made) throw new Error("The newsletter was not stored");
  return made.id;
}

/** Stores a newsletter that is being sent, with one reader whose mail is under way. */
export async function createSending(on: Connection, profileId: string, pausedAt: Date | null): Promise<number> {
  const id = await createNewsletter(on);
  await on.update(newsletters).set({ startedAt: new Date(), pausedAt }).where(eq(newsletters.id, id));
  // The job that delivers takes what waits, and would end a newsletter of one.
  await on.insert(newsletterDeliveries).values({ newsletterId: id, profileId, state: "queued" });
  return id;
}

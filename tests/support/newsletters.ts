import type { Connection } from "../../app/db/client.server";
import { newsletters } from "../../app/db/schema";
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

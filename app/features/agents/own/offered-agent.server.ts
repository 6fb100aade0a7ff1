import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { fieldsOfAround } from "~/search/around";
import { placesOfField } from "~/search/region/place-field";
import { understand } from "~/search/understand";
import { kindParameter } from "../agent";
import { readListSearch, searchText } from "../kinds.server";

const offeredKilometres = 25;

/** A search for calls, made from a creative's own title or skills and place. Only its owner stores it. */
export async function offerFromProfile(accountId: string) {
  const { title, location, skills, userType } = profiles;
  const [person] = await db
    .select({ title, location, skills, userType })
    .from(profiles)
    .where(eq(profiles.id, accountId));
  if (person?.userType !== "kreative") return null;
  const q = [person.title ?? "", ...person.skills].find((text) => understand(text).meant.length > 0);
  if (!q) return null;
  const place = placesOfField(person.location ?? "").find(({ municipalities }) => municipalities.length > 0);
  const around = place ? { place: place.name, kilometres: offeredKilometres } : null;
  const fields: [string, string][] = [[kindParameter, "ausschreibungen"], ["q", q], ...fieldsOfAround(around)];
  return {
    fields,
    text: searchText("ausschreibungen", readListSearch("ausschreibungen", new URLSearchParams(fields))),
  };
}

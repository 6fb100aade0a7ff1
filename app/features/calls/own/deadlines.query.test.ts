import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { calendarFile } from "~/text/icalendar";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { createInvitation } from "../../../../tests/support/invitations";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { deadlineEntries } from "./deadlines.server";

/** The titles and ids of the entries, unfolded. */
async function entriesOf(userId: string) {
  const lines = calendarFile("Test", await deadlineEntries(userId))
    .replaceAll("\r\n ", "")
    .split("\r\n");
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  return { titles: valuesOf("SUMMARY:Deadline: "), ids: valuesOf("UID:"), days: valuesOf("DTSTART;VALUE=DATE:") };
}

it("has the deadlines of own calls, of invitations and of offers while they stand [REACH-84]", async () => {
  const [anna, ben, berg] = [await createPerson(db), await createPerson(db), await createCompany(db)];
  const add = (title: string, values = {}) => createCallOf(db, berg, { title, deadline: dayFromNow(9), ...values });
  const invited = await add("Eingeladen; bald", { deadline: dayFromNow(2) });
  const offered = await add("Angeboten");
  const declined = await add("Kein Interesse");
  const withdrawn = await add("Zurückgezogen");
  const closed = await add("Geschlossen", { status: "geschlossen" });
  const hidden = await add("Verborgen", { hidden: true });
  await add("Ohne Deadline", { deadline: null });
  await add("Lange vorbei", { deadline: dayFromNow(-40) });
  await createInvitation(db, invited, anna);
  await createInvitation(db, declined, anna, { answer: "keine-zeit", answeredAt: new Date() });
  await createOffer(db, offered, anna);
  await createOffer(db, withdrawn, anna, { state: "withdrawn" });
  await createOffer(db, closed, anna);
  await createOffer(db, hidden, anna);
  const mine = await entriesOf(anna.id);
  expect(mine.titles).toEqual(["Eingeladen\\; bald", "Angeboten"]);
  expect(mine.days[0]).toBe(dayFromNow(2).replaceAll("-", ""));
  expect(mine.ids[0]).toMatch(new RegExp(`^ausschreibung-${invited.id}@`));
  const ofCompany = ["Eingeladen\\; bald", "Angeboten", "Kein Interesse", "Zurückgezogen", "Verborgen"];
  expect((await entriesOf(berg.id)).titles).toEqual(ofCompany);
  expect((await entriesOf(ben.id)).titles).toEqual([]);
});

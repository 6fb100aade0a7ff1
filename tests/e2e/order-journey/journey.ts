import { expect } from "../../support/fixtures";
import { agreeOnDays, deliverAndAccept, endUndecided } from "./to-delivery";
import { askAndAnswer, offer, publish } from "./to-offers";
import { decide } from "./to-sheet";
import type { World } from "./world";

/** From 'we need a poster' to its delivery. Each mail is read once, and no other has come. */
export async function goFromCallToDelivery(world: World) {
  const { title, anna, ben, clara, berg, trouble, hasScript, desk, annas, bens, claras } = world;
  const call = await publish(world);
  await askAndAnswer(world, call.path);
  await offer(world, call);
  const path = await decide(world, call.id);
  await agreeOnDays(world, path);
  await deliverAndAccept(world, path);
  await endUndecided(world, call.id);

  const offered = `Angebot für: ${title}`;
  const subjects = (of: typeof anna) => world.subjectsTo(of).map((subject) => subject.replace(/ am .*:/, ":"));
  expect(subjects(berg)).toEqual([
    expect.stringMatching(/^Frage zu/),
    ...[offered, offered, offered, `Zurückgezogen: Angebot für „${title}“`, offered],
    ...[expect.stringMatching(/^Ihre Ausschreibung .* endet/), `Noch ohne Entscheidung: 3 Angebote für „${title}“`],
    ...["Bestätigt", "Vorschlag zum Auftrag", "Lieferung", "Geliefert"].map((act) => `${act}: ${title}`),
  ]);
  expect(subjects(anna)).toEqual([
    ...[expect.stringMatching(/^Antwort auf/), expect.stringMatching(/^Neue Unterlagen/)],
    `Ausgewählt: Ihr Angebot für „${title}“`,
    ...["Bestätigt", "Vereinbart", "Lieferung", "Angenommen"].map((act) => `${act}: ${title}`),
  ]);
  expect(subjects(ben)).toEqual([expect.stringMatching(/^Neue Unterlagen/), `Absage: Ihr Angebot für „${title}“`]);
  expect(subjects(clara)).toEqual([`Ohne Entscheidung beendet: Ihr Angebot für „${title}“`]);
  // Without script it is the server that refuses the figure that can't be read.
  expect(trouble.flat()).toEqual(hasScript ? [] : [expect.stringMatching(/^400 POST \/nachrichten/)]);
  for (const page of [desk, annas, bens, claras]) await page.context().close();
}

import { remindBeforeDays, remindOfOffersDays } from "../../../app/features/calls/own/life-mails";
import { dayFromNow } from "../../support/calls";
import { expect, expectInView, expectNoSidewaysScroll, wideAndNarrow } from "../../support/fixtures";
import { confirmAct, pathIn, pdfFile, type World } from "./world";

/** A company goes on with a draft, publishes the call and gives it a file. Returns the address of the call. */
export async function publish({ desk, title, go, check }: World): Promise<{ path: string; id: string }> {
  await go(desk, "/ausschreibungen/neu");
  await desk.getByLabel("Titel", { exact: true }).fill(title);
  await desk.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await expect(desk.getByText("Entwurf gespeichert")).toBeVisible();
  await go(desk, (await desk.getByRole("link", { name: /^Weiterschreiben/ }).getAttribute("href")) ?? "");
  await desk.getByLabel("Beschreibung", { exact: true }).fill("Ein Plakat A1, gedruckt und digital.");
  await desk.getByLabel("Kategorie", { exact: true }).selectOption("Packaging");
  await desk.getByLabel("Deadline").fill(dayFromNow(20));
  await desk.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(desk.getByText("Ausschreibung veröffentlicht")).toBeVisible();
  await desk.getByRole("link", { name: title, exact: true }).click();
  await expect(desk.getByText(/^Fragen sind bis .* möglich\.$/)).toBeVisible();
  const path = new URL(desk.url()).pathname;
  const id = /-(\d+)$/.exec(path)?.[1] ?? "";
  await check(desk);
  await desk.getByRole("link", { name: /^Unterlagen ?:/ }).click();
  await addFile(desk, "Briefing.pdf");
  await check(desk);
  return { path, id };
}

async function addFile(desk: World["desk"], name: string) {
  await desk.getByLabel("Unterlagen hinzufügen").setInputFiles(pdfFile(name));
  await desk.getByRole("button", { name: "Hochladen", exact: true }).click();
  await expect(desk.getByRole("main").getByRole("link", { name })).toBeVisible();
}

/** One asks, the company answers for all, and another reads both without a name. */
export async function askAndAnswer(world: World, path: string) {
  const { annas, bens, desk, anna, berg, hasScript, mailed, go, check } = world;
  await go(annas, path);
  if (hasScript) await annas.getByRole("button", { name: "Ablehnen", exact: true }).click();
  await expect(annas.getByRole("link", { name: /Briefing\.pdf/ })).toBeVisible();
  await annas.locator("summary", { hasText: "Frage stellen" }).click();
  await annas.getByLabel("Ihre Frage", { exact: true }).fill("Steht das Logo schon fest?");
  await annas.getByRole("button", { name: "Frage senden" }).click();
  await expect(annas.getByText("Steht das Logo schon fest?")).toBeVisible();
  const asked = await mailed(berg, /^Frage zu Ihrer Ausschreibung/);
  expect(asked.text).not.toContain(anna.name);
  await go(desk, pathIn(asked.text, /https?:\/\/\S+\/fragen\/\S+/));
  await desk.getByLabel("Ihre Antwort", { exact: true }).fill("Ja, es liegt im Briefing.");
  await desk.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await expect(desk.getByText("Ja, es liegt im Briefing.").first()).toBeVisible();
  expect((await mailed(anna, /^Antwort auf Ihre Frage/)).text).toContain("Ja, es liegt im Briefing.");
  await go(bens, path);
  await expect(bens.getByText("Ja, es liegt im Briefing.")).toBeVisible();
  await expect(bens.getByRole("main")).not.toContainText(anna.name);
  await check(bens);
}

/** Three offers: one of positions, one of a price that is changed, one that is withdrawn and sent again. */
export async function offer(world: World, call: { path: string; id: string }) {
  const { annas, bens, claras, desk, anna, ben, clara, berg, title, hasScript, mailed, go } = world;
  await beginOffer(world, annas, call.id, "Zwei Entwürfe, ein Plakat.");
  await annas.getByText("Mehrere Positionen", { exact: true }).click();
  const row = (label: string, number: number) => annas.getByLabel(`${label} (${number}. Position)`, { exact: true });
  await row("Was", 1).fill("Konzept");
  await row("Menge", 1).fill("2");
  await row("Einheit", 1).fill("Tage");
  await row("Einzelpreis in €", 1).fill("640");
  await row("Was", 2).fill("Druckdaten");
  await row("Einzelpreis in €", 2).fill("nach Aufwand");
  await annas.getByText("netto zzgl. 20 % USt", { exact: true }).click();
  const sum = annas.getByRole("status", { name: "Preis zusammen" });
  if (hasScript) await expect(sum).toContainText("Noch nicht vollständig: 2. Position");
  await annas.getByRole("button", { name: "Angebot senden" }).click();
  await expect(row("Einzelpreis in €", 2)).toHaveAccessibleDescription(/als Zahl/);
  await expectNoSidewaysScroll(annas);
  await row("Einzelpreis in €", 2).fill("220");
  if (hasScript) await expect(sum).not.toContainText("Noch nicht vollständig");
  await send(annas);
  if (hasScript) await expectFreeButton(annas);
  expect((await mailed(berg, `Angebot für: ${title}`)).text).toContain("1.800\u00a0€");

  await beginOffer(world, bens, call.id, "Ein Plakat, wie besprochen.");
  await bens.getByText("Pauschal", { exact: true }).click();
  await bens.getByLabel("Betrag in Euro", { exact: true }).fill("1.400");
  await bens.getByText("keine USt (Kleinunternehmer)", { exact: true }).click();
  await send(bens);
  await mailed(berg, `Angebot für: ${title}`);
  await openOwnOffer(world, bens);
  await bens.getByRole("link", { name: "Angebot ändern" }).click();
  await bens.getByLabel("Betrag in Euro", { exact: true }).fill("1.300");
  await bens.getByRole("button", { name: "Angebot speichern" }).click();
  await expect(bens.getByText("1.300\u00a0€ pauschal").first()).toBeVisible();

  await beginOffer(world, claras, call.id, "Ich auch.");
  await send(claras);
  await mailed(berg, `Angebot für: ${title}`);
  await openOwnOffer(world, claras);
  await confirmAct(claras, "Zurückziehen", "Zurückziehen");
  await expect(claras.getByText("Zurückgezogen", { exact: true })).toBeVisible();
  await mailed(berg, `Zurückgezogen: Angebot für „${title}“`);

  await go(desk, `/ausschreibungen/${call.id}/unterlagen`);
  await addFile(desk, "Logo.pdf");
  for (const one of [anna, ben]) expect((await mailed(one, /^Neue Unterlagen/)).text).toContain("Logo.pdf");
  await beginOffer(world, claras, call.id, "Doch wieder.");
  await send(claras);
  await mailed(berg, `Angebot für: ${title}`);
  expect(world.subjectsTo(clara)).toEqual([]);

  await world.moveClock(call.id, remindBeforeDays, "call-life");
  expect((await mailed(berg, /endet am/)).text).toContain("Bis jetzt sind 3 Angebote eingegangen.");
  await world.moveClock(call.id, -remindOfOffersDays, "call-life");
  await mailed(berg, `Noch ohne Entscheidung: 3 Angebote für „${title}“`);
}

async function beginOffer({ go }: World, page: World["annas"], id: string, message: string) {
  await go(page, `/nachrichten/neu?ausschreibung=${id}`);
  await page.getByLabel("Nachricht", { exact: true }).fill(message);
}

async function send(page: World["annas"]) {
  await page.getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
}

/** The toast of what was done leaves the button free that comes next, on a narrow window too. */
const expectFreeButton = (page: World["annas"]) =>
  wideAndNarrow(page, () => expectInView(page.getByRole("link", { name: /^Ihr Angebot ansehen/ })));

export async function openOwnOffer({ title, go }: World, page: World["annas"]) {
  await go(page, "/angebote");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(/\/angebote\/[\w-]{36}$/);
}

import { eq, sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { orderVersions } from "../../../app/db/schema";
import { undecidedDays } from "../../../app/visible/call-state";
import { dayFromNow } from "../../support/calls";
import { expect, expectInView } from "../../support/fixtures";
import { picture } from "../../support/posts";
import { runJob } from "../../support/run-job";
import { confirmAct, type World } from "./world";

/** Both sides agree on days and move one, and are reminded two days before. */
export async function agreeOnDays(world: World, path: string) {
  const { desk, annas, anna, berg, title, mailed, go, check } = world;
  const order = `${path}/auftrag`;
  const later = dayFromNow(12);
  await go(annas, path);
  await annas.getByRole("link", { name: "Zum Auftrag" }).click();
  await annas.locator("summary", { hasText: "Termine oder eine Änderung vorschlagen" }).click();
  await annas.getByLabel(/^Entwurf/).fill(dayFromNow(5));
  await annas.getByLabel(/^Lieferung/).fill(dayFromNow(9));
  await annas.getByRole("button", { name: "Vorschlag senden" }).click();
  await expect(annas.getByRole("heading", { name: "Ihr Vorschlag" })).toBeVisible();
  // What was sent is above. Its form is closed, and begins with it when it is opened again.
  await expect(annas.getByLabel(/^Lieferung/)).toBeHidden();
  await expect(annas.getByLabel(/^Lieferung/)).toHaveValue(dayFromNow(9));
  await check(annas);
  await mailed(berg, `Vorschlag zum Auftrag: ${title}`);
  await go(desk, order);
  await desk.getByRole("button", { name: "Zustimmen", exact: true }).click();
  await expect(desk.getByRole("link", { name: "In den Kalender" })).toBeVisible();
  await mailed(anna, `Vereinbart: ${title}`);

  await desk.locator("summary", { hasText: "Termine oder eine Änderung vorschlagen" }).click();
  await desk.getByLabel(/^Lieferung/).fill(later);
  await desk.getByLabel(/^Was sich sonst ändert/).fill("Auch als Banner.");
  await desk.getByRole("button", { name: "Vorschlag senden" }).click();
  await expect(desk.getByRole("heading", { name: "Ihr Vorschlag" })).toBeVisible();
  await mailed(anna, `Vorschlag zum Auftrag: ${title}`);
  await go(annas, order);
  await annas.getByRole("button", { name: "Zustimmen", exact: true }).click();
  await expect(annas.getByRole("heading", { name: /^Vorschlag/ })).toHaveCount(0);
  await mailed(berg, `Vereinbart: ${title}`);
  await check(annas);
  const calendar = await (await annas.request.get(`${order}/termine.ics`)).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${later.replaceAll("-", "")}`);
  await go(desk, `${path}/auftragsblatt`);
  await expect(desk.getByRole("main")).toContainText("Fassung 3");
  await expect(desk.getByRole("main")).toContainText("Auch als Banner.");

  const id = path.split("/").at(-1) ?? "";
  await db
    .update(orderVersions)
    .set({ draftOn: null, deliveryOn: dayFromNow(2), agreedAt: sql`agreed_at - interval '3 days'` })
    .where(eq(orderVersions.offerId, id));
  await runJob(db, "call-life");
  for (const one of [anna, berg]) await mailed(one, new RegExp(`^Lieferung am .*: ${title}$`));
}

export async function deliverAndAccept(
  { desk, annas, anna, berg, title, hasScript, mailed, go, check }: World,
  path: string,
) {
  await go(annas, `${path}/auftrag`);
  await confirmAct(annas, "Als geliefert melden", "Ja, alles ist geliefert");
  await expect(annas.getByRole("heading", { name: "Geliefert", exact: true })).toBeVisible();
  expect((await mailed(berg, `Geliefert: ${title}`)).text).toContain("nach 30 Tagen");
  await go(desk, `${path}/auftrag`);
  await check(desk);
  await confirmAct(desk, "Lieferung annehmen", "Ja, alles ist da");
  await expect(desk.getByRole("heading", { name: "Abgeschlossen" })).toBeVisible();
  if (hasScript) await expect(desk.getByRole("main")).toBeFocused();
  await mailed(anna, `Angenommen: ${title}`);
  await go(desk, path);
  await expect(desk.getByText("Der Auftrag ist abgeschlossen.")).toBeVisible();
}

/** The creative shows the work, and the company confirms that it was the client. */
export async function showAsWork(
  { desk, annas, anna, berg, title, hasScript, mailed, go, check }: World,
  path: string,
) {
  await go(annas, `${path}/auftrag`);
  const lead = annas.getByRole("link", { name: "Als Arbeit zeigen" });
  if (hasScript) await expectInView(lead);
  await lead.click();
  await expect(annas.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(annas.getByLabel(/^Auftraggeber/).first()).toHaveValue(berg.name);
  const file = await picture("plakat.png");
  await annas.getByLabel(hasScript ? "Bilder wählen" : "Bilder hinzufügen").setInputFiles({
    ...{ name: file.name, mimeType: file.type },
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  const what = hasScript ? "Was ist auf Bild 1 zu sehen?" : "Was ist auf dem ersten gewählten Bild zu sehen?";
  await annas.getByLabel(what).fill("Ein Plakat");
  await annas.getByLabel("Jahr").fill("2026");
  await annas.getByLabel("Ich darf diese Bilder zeigen").check();
  await annas.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(annas.getByText("Arbeit veröffentlicht")).toBeVisible();
  await go(annas, `${path}/auftrag`);
  await expect(annas.getByRole("link", { name: "Als Arbeit zeigen" })).toHaveCount(0);
  await annas.getByRole("link", { name: "Zur Arbeit" }).click();
  await expect(annas.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const asked = await mailed(berg, `${anna.name} nennt Sie bei „${title}“`);
  expect(asked.text).toContain("/konto/nennungen");
  await go(desk, "/konto/nennungen");
  await desk.getByRole("button", { name: /^Bestätigen/ }).click();
  await expect(desk.getByRole("heading", { name: "Von Ihnen bestätigt" })).toBeVisible();
  await go(annas, `/kreative/${anna.slug}`);
  await annas.getByRole("link", { name: title, exact: true }).first().click();
  await expect(annas.getByText("Vom Auftraggeber bestätigt")).toBeVisible();
  await check(annas);
}

/** The company says that they have worked together, and the creative shows it. */
export async function confirmCollaboration({ desk, annas, anna, berg, mailed, go, check }: World, path: string) {
  await go(desk, `${path}/auftrag`);
  await desk.locator("summary", { hasText: "Zusammenarbeit bestätigen" }).click();
  await desk.getByLabel(`Ein Satz über ${anna.name}`).fill("Pünktlich, klar und ohne Umwege.");
  await desk.getByRole("button", { name: "Satz senden", exact: true }).click();
  await expect(desk.getByText(/^Wartet, ob /)).toBeVisible();
  await mailed(anna, `${berg.name} bestätigt die Zusammenarbeit`);
  await go(annas, `${path}/auftrag`);
  await annas.getByRole("button", { name: "Auf meinem Profil zeigen", exact: true }).click();
  await expect(annas.getByText("Steht öffentlich auf Ihrem Profil.", { exact: true })).toBeVisible();
  await check(annas);
  await mailed(berg, `Ihr Satz steht auf dem Profil von ${anna.name}`);
  await annas.locator("summary", { hasText: "Mit einem Satz antworten" }).click();
  await annas.getByLabel(/^Ihre Antwort/).fill("Gern wieder.");
  await annas.getByRole("button", { name: "Antwort speichern", exact: true }).click();
  await mailed(berg, `${anna.name} antwortet auf Ihren Satz`);
  await go(desk, `/kreative/${anna.slug}`);
  await expect(desk.getByText("Pünktlich, klar und ohne Umwege.")).toBeVisible();
  await expect(desk.getByText("Gern wieder.")).toBeVisible();
  await check(desk);
}

/** A month after its end, the call leaves nobody without an answer. */
export async function endUndecided({ claras, clara, mailed, moveClock, go }: World, callId: string) {
  await moveClock(callId, -undecidedDays - 1, "housekeeping");
  await mailed(clara, /^Ohne Entscheidung beendet/);
  await go(claras, "/angebote");
  await expect(claras.getByText("Ohne Entscheidung beendet", { exact: true })).toBeVisible();
}

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import { ausschreibungen } from "../../app/db/schema";
import { remindBeforeDays, remindOfOffersDays } from "../../app/features/calls/own/life-mails";
import { undecidedDays } from "../../app/visible/call-state";
import { dayFromNow } from "../support/calls";
import { expect, expectAccessible, test } from "../support/fixtures";
import { longMember, unique } from "../support/people";
import { runJob } from "../support/run-job";
import { watchToastPlaces } from "../support/toast-places";
import { touch } from "../support/touch";
import { watchForTrouble } from "../support/trouble";
import { createWorkOf } from "../support/works";

/** Makes the deadline this many days from now, and runs the daily job of the site. */
async function moveClock(db: Database, id: number, days: number, job: "call-life" | "housekeeping") {
  await db
    .update(ausschreibungen)
    .set({ deadline: dayFromNow(days), publishedAt: sql`now() - interval '40 days'` })
    .where(eq(ausschreibungen.id, id));
  await runJob(db, job);
}

async function publish(page: Page, title: string): Promise<number> {
  await page.goto("/ausschreibungen/neu");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await expect(page.getByText("Entwurf gespeichert")).toBeVisible();
  const address = await page.getByRole("link", { name: /^Weiterschreiben/ }).getAttribute("href");
  await page.goto(address ?? "");
  await page.getByLabel("Beschreibung", { exact: true }).fill("Fünf Sorten, ein Auftritt.");
  await page.getByLabel("Kategorie", { exact: true }).selectOption("Packaging");
  await page.getByLabel("Deadline").fill(dayFromNow(20));
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Ausschreibung veröffentlicht")).toBeVisible();
  return Number(/\d+/.exec(address ?? "")?.[0]);
}

interface Figures {
  price: string;
  work: string;
  hasScript: boolean;
}

/** `figures` are typed too; a wrong price first, which must not cost anything that was typed. */
async function sendOffer(page: Page, callId: number, message: string, figures?: Figures) {
  await page.goto(`/nachrichten/neu?ausschreibung=${callId}`);
  if (figures?.hasScript) await touch(page);
  await expect(page.getByRole("region", { name: "Worum es geht" })).toContainText("Fünf Sorten, ein Auftritt.");
  await page.getByLabel("Nachricht", { exact: true }).fill(message);
  if (figures) {
    await page.getByRole("checkbox", { name: figures.work }).check();
    await expect(page.getByLabel("Betrag in Euro")).toBeHidden();
    await page.getByText("Pauschal", { exact: true }).click();
    await page.getByLabel("Betrag in Euro").fill("viel");
    await page.getByText("netto zzgl. 20 % USt", { exact: true }).click();
    await page.getByRole("button", { name: "Angebot senden" }).click();
    await expect(page.getByLabel("Betrag in Euro")).toHaveAccessibleDescription(
      /Bitte geben Sie den Preis als Zahl ein/,
    );
    await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue(message);
    await expect(page.getByRole("checkbox", { name: figures.work })).toBeChecked();
    await page.getByLabel("Betrag in Euro").fill(figures.price);
  }
  await page.getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
}

async function openOwnOffer(page: Page, title: string) {
  await page.goto("/angebote");
  await page.getByRole("link", { name: title }).click();
}

/** Presses a button, and then the button of the same name in the dialog that asks for a confirmation. */
async function confirmAct(page: Page, name: string, confirmed = name) {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: confirmed, exact: true }).click();
}

async function reply(page: Page, message: string) {
  await page.getByLabel(/^Nachricht an/).fill(message);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("log").getByText(message)).toBeVisible();
}

for (const [how, javaScriptEnabled] of [
  ["with script", true],
  ["without script", false],
] as const) {
  test(`a call is published, answered, changed, awarded and over, and everyone gets each mail once, ${how} [LIFE-04, LIFE-11, LIFE-17, LIFE-22, LIFE-23, OFFER-02, OFFER-08, OFFER-13, OFFER-15, OFFER-17, OFFER-24, OFFER-25, OFFER-31, OFFER-40, TALK-34]`, async ({
    browser,
    site,
    db,
    mailSink,
    newPerson,
    newCompany,
    signIn,
  }) => {
    test.slow();
    const title = unique("Etiketten");
    const berg = await newCompany(longMember);
    const [anna, ben, clara] = [await newPerson(longMember), await newPerson(longMember), await newPerson(longMember)];
    const contexts: { context: BrowserContext; trouble: ReturnType<typeof watchForTrouble> }[] = [];
    const open = async (person: typeof anna, within: Browser) => {
      const context = await within.newContext({ baseURL: site.url, javaScriptEnabled });
      contexts.push({ context, trouble: watchForTrouble(context) });
      await watchToastPlaces(context);
      await signIn(person, context);
      return context.newPage();
    };
    const [desk, annas, bens, claras] = [
      await open(berg, browser),
      await open(anna, browser),
      await open(ben, browser),
      await open(clara, browser),
    ];
    const mailed = (to: typeof anna, subject: string | RegExp) => mailSink.waitForMail(to.email, { subject });

    const work = await createWorkOf(db, anna, { title: unique("Honigglas") });
    const callId = await publish(desk, title);
    await sendOffer(annas, callId, "Das mache ich gern.", {
      price: "4.800",
      work: work.title,
      hasScript: javaScriptEnabled,
    });
    await sendOffer(bens, callId, "Ich auch.");
    await sendOffer(claras, callId, "Und ich.");

    await openOwnOffer(annas, title);
    await annas.getByRole("link", { name: "Angebot ändern" }).click();
    await annas.getByLabel("Betrag in Euro").fill("4.500");
    await annas.getByRole("button", { name: "Angebot speichern" }).click();
    await expect(annas.getByText("4.500\u00a0€ pauschal").first()).toBeVisible();
    await expect(annas.getByRole("link", { name: work.title, exact: true })).toBeVisible();
    await openOwnOffer(claras, title);
    await confirmAct(claras, "Zurückziehen", "Zurückziehen");
    await expect(claras.getByText("Zurückgezogen", { exact: true })).toBeVisible();

    await desk.goto(`/ausschreibungen/${callId}/bearbeiten`);
    await desk.getByRole("combobox", { name: "Budget" }).selectOption("5000");
    await desk.getByRole("button", { name: /[Ss]peichern/ }).click();
    expect((await mailed(anna, /^Geändert/)).text).toMatch(/Budget\nBisher: Auf Anfrage\nJetzt: 2.500-5.000\s€/);
    await sendOffer(claras, callId, "Doch wieder.");

    await moveClock(db, callId, remindBeforeDays, "call-life");
    expect((await mailed(berg, /endet am/)).text).toContain("Bis jetzt sind 3 Angebote eingegangen.");

    await desk.goto(`/ausschreibungen/${callId}/angebote`);
    await expect(desk.getByRole("link", { name: `Arbeit: ${work.title}` })).toBeVisible();
    await desk.getByRole("link", { name: anna.name }).click();
    const annasOffer = desk.url();
    await desk.getByRole("button", { name: "In die engere Wahl" }).click();
    await expect(desk.getByText("Engere Wahl", { exact: true })).toBeVisible();
    await desk.getByRole("link", { name: "Nachrichten zu diesem Angebot" }).click();
    await reply(desk, "Geht es auch auf Karton?");
    expect((await mailed(anna, /./)).text).toContain("Geht es auch auf Karton?");
    await annas.goto(new URL(desk.url()).pathname);
    await reply(annas, "Ja, auf Graukarton.");
    await desk.reload();
    await expect(desk.getByRole("log").getByText("Ja, auf Graukarton.")).toBeVisible();

    await moveClock(db, callId, -remindOfOffersDays, "call-life");
    await mailed(berg, `Noch ohne Entscheidung: 3 Angebote für „${title}“`);

    await desk.goto(annasOffer);
    await confirmAct(desk, "Auswählen");
    await expect(desk.getByText("Ausgewählt", { exact: true })).toBeVisible();
    await openOwnOffer(annas, title);
    await confirmAct(annas, "Ja, ich übernehme");
    await expect(annas.getByText("Bestätigt", { exact: true })).toBeVisible();
    expect((await mailed(berg, `Bestätigt: ${title}`)).text).toContain("Die Ausschreibung ist damit vergeben");

    await desk.reload();
    await expect(desk.getByText("Die Ausschreibung ist vergeben")).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(desk);
    await desk.getByRole("link", { name: "Ansehen und allen absagen" }).click();
    await desk.getByRole("checkbox", { name: new RegExp(ben.name) }).check();
    await desk.getByLabel("Stand").selectOption("Ausgewählt und bestätigt");
    await desk.getByRole("button", { name: "Anwenden" }).click();
    await expect(desk.getByText("Eines davon steht auf einer anderen Seite.")).toBeVisible();
    await desk.getByRole("button", { name: "Angekreuzten absagen …" }).click();
    await desk.getByRole("button", { name: "Absage senden" }).click();
    await expect(desk.getByText("Absage gesendet")).toBeVisible();
    await bens.goto("/angebote");
    await expect(bens.getByText("Abgesagt", { exact: true })).toBeVisible();

    await moveClock(db, callId, -undecidedDays - 1, "housekeeping");
    await mailed(clara, /^Ohne Entscheidung beendet/);
    await claras.goto("/angebote");
    await expect(claras.getByText("Ohne Entscheidung beendet", { exact: true })).toBeVisible();

    await mailed(anna, `Bestätigt: ${title}`);
    await mailed(ben, /^Absage/);
    const subjectsTo = ({ email }: typeof anna) =>
      mailSink.mails
        .filter(({ recipient }) => recipient === email)
        .map(({ subject }) => subject?.replace(/ am .*/, ""));
    const offered = `Angebot für: ${title}`;
    expect(subjectsTo(berg)).toEqual([
      offered,
      offered,
      offered,
      `Zurückgezogen: Angebot für „${title}“`,
      offered,
      `Ihre Ausschreibung „${title}“ endet`,
      `Noch ohne Entscheidung: 3 Angebote für „${title}“`,
      `Bestätigt: ${title}`,
    ]);
    expect(subjectsTo(anna)).toEqual([
      `Geändert: Ausschreibung „${title}“`,
      expect.stringContaining(title),
      `Ausgewählt: Ihr Angebot für „${title}“`,
      `Bestätigt: ${title}`,
    ]);
    expect(subjectsTo(ben)).toEqual([`Geändert: Ausschreibung „${title}“`, `Absage: Ihr Angebot für „${title}“`]);
    expect(subjectsTo(clara)).toEqual([`Ohne Entscheidung beendet: Ihr Angebot für „${title}“`]);
    for (const [index, { context, trouble }] of contexts.entries()) {
      // Without script it is the server that refuses the second person's price.
      const refusals = index === 1 && !javaScriptEnabled ? [expect.stringMatching(/^400 POST \/nachrichten/)] : [];
      expect(trouble).toEqual(refusals);
      await context.close();
    }
  });
}

import type { Page } from "@playwright/test";
import { eq, isNull } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { ausschreibungen, newsletters, profiles, siteLooks } from "../../app/db/schema";
import { createAttachment } from "../support/attachments";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { createDraft } from "../support/looks";
import { openMenu } from "../support/menus";
import { createNewsletter } from "../support/newsletters";
import { createPerson } from "../support/people";
import { openStarted } from "../support/touch";
import { unfold } from "./write-rows/write-row";

const typed = "Das steht noch nirgends";

interface Row {
  /** Its page, what somebody else saves while it is open, and what is stored. */
  open: () => Promise<{ path: string; other: () => Promise<unknown>; stored: () => Promise<unknown> }>;
  field: RegExp;
  /** Presses another button of the page, and waits for its answer. */
  press: (page: Page) => Promise<unknown>;
  save: string;
}

const rows: Record<string, Row> = {
  "a newsletter": {
    open: async () => {
      const id = await createNewsletter(db);
      const isIt = eq(newsletters.id, id);
      return {
        path: `/admin/newsletter/${id}`,
        other: () => db.update(newsletters).set({ subject: "Von wem anders" }).where(isIt),
        stored: async () => (await db.select().from(newsletters).where(isIt))[0]?.subject,
      };
    },
    field: /^Betreff/,
    press: async (page) => {
      await page.getByRole("button", { name: /^Probe an/ }).click();
      await expect(page.getByText(/^Probe gesendet/).first()).toBeVisible();
    },
    save: "Entwurf speichern",
  },
  "the look of the site": {
    open: async () => {
      await createDraft(db);
      return {
        path: "/admin/auftritt",
        other: () => createDraft(db, { claim: "Von wem anders" }),
        stored: async () => (await db.select().from(siteLooks).where(isNull(siteLooks.publishedAt)))[0]?.claim,
      };
    },
    field: /^Leitsatz/,
    press: async (page) => {
      await page.getByRole("button", { name: "Übernehmen", exact: true }).click();
      await expect(page.getByText("Nicht übernommen").first()).toBeVisible();
    },
    save: "Entwurf speichern",
  },
  "a profile, by a superadmin": {
    open: async () => {
      const { id } = await createPerson(db);
      const isIt = eq(profiles.id, id);
      return {
        path: `/admin/profile/${id}`,
        other: () => db.update(profiles).set({ bio: "Von wem anders" }).where(isIt),
        stored: async () => (await db.select().from(profiles).where(isIt))[0]?.bio,
      };
    },
    field: /^Beschreibung/,
    press: async (page) => {
      await unfold(page, "Rollen ändern");
      await page.getByLabel("Redaktion").check();
      await page.getByRole("button", { name: "Rollen speichern" }).click();
      await expect(page.getByText("Rollen geändert").first()).toBeVisible();
    },
    save: "Speichern",
  },
};

for (const [what, { open, field, press, save }] of Object.entries(rows)) {
  test(`what is typed into the form of ${what} stays when another button loads what somebody else saved [GEN-34]`, async ({
    page,
    superadmin: _,
    expectTrouble,
  }) => {
    expectTrouble(/^409 POST /);
    const { path, other, stored } = await open();
    await openStarted(page, path);
    const text = page.getByRole("textbox", { name: field }).first();
    const send = () => page.getByRole("button", { name: save, exact: true }).click();
    await text.fill(typed);
    await other();
    await press(page);
    await expect(text).toHaveValue(typed);

    await send();
    await expect(page.getByText(/^Überschrieben wurde nichts/)).toBeVisible();
    await page.getByLabel("Meine Eingabe soll gelten").check();
    const seen = page.locator('input[name="version"]').first();
    const before = await seen.inputValue();
    await send();
    // The form shows what was saved, and has seen it.
    await expect(seen).not.toHaveValue(before);
    expect(await stored()).toBe(typed);
    await expect(page.getByLabel("Meine Eingabe soll gelten")).toHaveCount(0);
    await text.fill(`${typed}. Nun`);
    await send();
    await expect.poll(stored).toBe(`${typed}. Nun`);
  });
}

test("an own call that is being changed stays open when another is pinned after it was saved in a second tab [GEN-34]", async ({
  page,
  company: berg,
}) => {
  const [birne, quitte] = [await createCallOf(db, berg), await createCallOf(db, berg)];
  await openStarted(page, "/profil");
  const row = (call: { title: string }) => page.getByRole("listitem").filter({ hasText: call.title });
  const text = page.getByRole("textbox", { name: /^Beschreibung/ });
  await row(birne)
    .getByRole("link", { name: /^Bearbeiten/ })
    .click();
  await text.fill(typed);
  await db.update(ausschreibungen).set({ updatedAt: new Date() }).where(eq(ausschreibungen.id, birne.id));
  await openMenu(page, page.getByRole("button", { name: `Mehr zu ${quitte.title}` }));
  await page.getByRole("button", { name: "Anheften", exact: true }).click();
  await expect(page.getByText("Ausschreibung angeheftet").first()).toBeVisible();
  await expect(text).toHaveValue(typed);
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(row(birne).getByRole("link", { name: /^Bearbeiten/ })).toBeVisible();
});

test("files that are chosen for a call stay when another is taken away [GEN-34]", async ({ page, company: berg }) => {
  const call = await createCallOf(db, berg);
  await createAttachment(db, call, { name: "Plan.pdf" });
  await openStarted(page, `/ausschreibungen/${call.id}/unterlagen`);
  const files = page.getByLabel("Unterlagen hinzufügen");
  await files.setInputFiles({ name: "Skizze.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") });
  await page.getByRole("button", { name: /^Entfernen.*Plan.pdf/ }).click();
  await expect(page.getByText("Plan.pdf")).toHaveCount(0);
  expect(await files.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe("Skizze.pdf");
  await page.getByRole("button", { name: "Hochladen" }).click();
  await expect(page.getByRole("button", { name: /^Entfernen.*Skizze.pdf/ })).toBeVisible();
  await expect(files).toHaveValue("");
});

test("a reason that was typed for hiding a profile is not the one for showing it when somebody else has hidden it [GEN-34]", async ({
  page,
  superadmin: _,
  newPerson,
}) => {
  const { id } = await newPerson();
  await openStarted(page, `/admin/profile/${id}`);
  await unfold(page, "Ausblenden");
  await page.locator('form[action$="/ausblenden"]').getByRole("textbox", { name: "Grund" }).fill(typed);
  await db.update(profiles).set({ hiddenBySuperadmin: true }).where(eq(profiles.id, id));
  await unfold(page, "Rollen ändern");
  await page.getByLabel("Redaktion").check();
  await page.getByRole("button", { name: "Rollen speichern" }).click();
  await unfold(page, "Wieder einblenden");
  const showing = page.locator('form[action$="/einblenden"]');
  await expect(showing.getByRole("textbox", { name: "Grund" })).toHaveValue("");
});

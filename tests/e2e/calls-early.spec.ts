import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { ausschreibungen } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { unique } from "../support/people";
import { openStarted, touch } from "../support/touch";

/** Holds the page's script back until the test releases it. */
const holdProgram = (page: Page) => holdRequests(page, /\.js$/);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("keeps what was typed and chosen before its program has come, and joins it to the draft [CALL-31]", async ({
  page,
  newCompany,
  signIn,
}) => {
  await signIn(await newCompany({ location: "Hittisau" }));
  const title = unique("Früh begonnen");
  let release = await holdProgram(page);
  await page.goto("/ausschreibungen/neu", { waitUntil: "commit" });
  await page.getByLabel("Titel").fill(title);
  await field(page, "Kategorie").selectOption("Print Design");
  await page.getByLabel("Unterkategorie").selectOption("Flyer");
  await page.getByLabel("Anforderungen").fill("Siebdruck\nHumor");
  await page.getByText("Hybrid", { exact: true }).click();
  release();
  const entries = page.getByRole("group", { name: "Anforderungen" }).getByRole("listitem");
  await expect(entries).toHaveText(["Siebdruck", "Humor"]);
  await expect(page.getByLabel("Titel")).toHaveValue(title);
  await expect(field(page, "Kategorie")).toHaveValue("Print Design");
  await expect(page.getByLabel("Unterkategorie")).toHaveValue("Flyer");
  await expect(page.getByText("Flyer 350 €")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Hybrid" })).toBeChecked();

  await page.unrouteAll();
  release = await holdProgram(page);
  await page.goto("/ausschreibungen/neu", { waitUntil: "commit" });
  await page.getByLabel("Beschreibung").fill("Noch vor dem Entwurf");
  await page.getByLabel("Beschreibung").press("End");
  release();
  await expect(page.getByText("Ihr Entwurf ist noch da.")).toBeVisible();
  await expect(page.getByLabel("Titel")).toHaveValue(title);
  await expect(page.getByLabel("Unterkategorie")).toHaveValue("Flyer");
  await expect(page.getByLabel("Beschreibung")).toBeFocused();
  await page.keyboard.type(", und danach");
  await expect(page.getByLabel("Beschreibung")).toHaveValue("Noch vor dem Entwurf, und danach");
});

test("keeps what was typed into a text that was there, in its place, before its program has come [CALL-31]", async ({
  page,
  company: berg,
}) => {
  const { id } = await createCallOf(db, berg, { description: "Ein Plakat." });
  const release = await holdProgram(page);
  await page.goto(`/ausschreibungen/${id}/bearbeiten`, { waitUntil: "commit" });
  const text = field(page, "Beschreibung");
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Gesucht: ");
  release();
  await touch(page);
  await expect(text).toHaveValue("Gesucht: Ein Plakat.");
  await page.keyboard.type("Auch: ");
  await expect(text).toHaveValue("Gesucht: Auch: Ein Plakat.");
});

test("starts its program also for who was in a field before anything could listen", async ({ page, company: _ }) => {
  // A page's inline script waits for the style sheets before it.
  const release = await holdRequests(page, /\.css$/);
  await page.goto("/ausschreibungen/neu", { waitUntil: "commit" });
  await page.getByLabel("Titel").fill("Ganz früh begonnen");
  release();
  await expect(page.getByRole("button", { name: "Vorschau" })).toBeVisible();
  await expect(page.getByText("18/120 Zeichen")).toBeVisible();
  await expect(page.getByLabel("Titel")).toHaveValue("Ganz früh begonnen");
});

test("shows a call before anything is written in it [CALL-89]", async ({ page, company: _ }) => {
  await openStarted(page, "/ausschreibungen/neu");
  await page.getByRole("button", { name: "Vorschau" }).click();
  const preview = page.getByRole("dialog", { name: "Noch ohne Titel" });
  await expect(preview.getByText("Noch ohne Beschreibung.")).toBeVisible();
});

test("keeps the subcategory of a stored call when its program comes, and one chosen before [LIFE-50]", async ({
  page,
  company,
}) => {
  const call = await createCallOf(db, company, { category: "Print Design/Broschüre" });
  const subcategory = page.getByLabel("Unterkategorie");
  await openStarted(page, `/ausschreibungen/${call.id}/bearbeiten`);
  await expect(subcategory.locator("option")).toHaveCount(8);
  await expect(subcategory).toHaveValue("Broschüre");
  await expect(page.getByText("Broschüre 1.600 €")).toBeVisible();

  const release = await holdProgram(page);
  await page.reload({ waitUntil: "commit" });
  // Whoever chooses is in the field; the test's choice alone would start nothing before the page listens.
  await subcategory.focus();
  await subcategory.selectOption("Flyer");
  release();
  await expect(page.getByText("Flyer 350 €")).toBeVisible();
  await expect(subcategory).toHaveValue("Flyer");
});

test("creates one call with a double click, before and after its program [CALL-40]", async ({ page, company: _ }) => {
  for (const isEarly of [true, false]) {
    const release = isEarly ? await holdProgram(page) : () => {};
    await page.goto("/ausschreibungen/neu", { waitUntil: isEarly ? "commit" : "load" });
    if (!isEarly) await touch(page);
    const title = unique("Doppelt geklickt");
    await page.getByLabel("Titel").fill(title);
    await page.getByLabel("Beschreibung").fill("Text");
    await field(page, "Kategorie").selectOption("Marketing");
    await page.getByRole("button", { name: "Ausschreibung erstellen" }).dblclick();
    await expect(page).toHaveURL("/ausschreibungen");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(await db.$count(ausschreibungen, eq(ausschreibungen.title, title))).toBe(1);
    release();
    await page.unrouteAll({ behavior: "wait" });
  }
});

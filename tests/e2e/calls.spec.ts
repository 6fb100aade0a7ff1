import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { ausschreibungen } from "../../app/db/schema";
import { createCallOf, dayFromNow } from "../support/calls";
import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  test,
  wideAndNarrow,
} from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { unique } from "../support/people";
import { openStarted, touch } from "../support/touch";

test("opens a call as a dialog over the list, under its own address and once in the history, and prints it without the list [CALL-54]", async ({
  page,
  lookForCall,
}) => {
  await page.goto("/impressum");
  const { call, list, details, dialog } = await lookForCall({ requirements: ["Geduld"] });
  await expectGoodWideAndNarrow(page);
  await details.click();
  await expect(dialog.getByText("Geduld")).toBeVisible();
  await expect(page).toHaveURL(call.path);
  await expectGoodWideAndNarrow(page, { within: "#ausschreibung" });
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("Geduld")).toBeVisible();
  await expect(page.getByText("Alle Ausschreibungen")).toBeHidden();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.emulateMedia({ media: "screen" });

  const expectList = async () => {
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(details).toBeFocused();
  };
  await page.goBack();
  await expectList();
  await details.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expectList();
  await page.goBack();
  await expect(page).toHaveURL("/impressum");
  await page.goto(call.path);
  await expect(page.getByRole("heading", { level: 1, name: call.title })).toBeVisible();
  await expectGoodWideAndNarrow(page);
});

test("opens again when it is asked for before the list has come back [CALL-54]", async ({ page, lookForCall }) => {
  const { list, details, dialog } = await lookForCall();
  await details.click();
  await expect(dialog).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route(/ausschreibungen\.data/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
  await details.click();
  held.resolve();
  await expect(dialog).toBeVisible();
});

test("closes the form for a question once sent, and begins the next empty [ASK-14]", async ({ page, lookForCall }) => {
  const { call } = await lookForCall({ deadline: dayFromNow(9) });
  await openStarted(page, call.path);
  const [ask, field] = [page.locator("summary", { hasText: "Frage stellen" }), page.getByLabel("Ihre Frage")];
  await ask.click();
  await field.fill("Welches Format?");
  await page.getByRole("button", { name: "Frage senden" }).click();
  await expect(page.getByText("Frage gesendet")).toBeVisible();
  await expect(field).toBeHidden();
  await ask.click();
  await expect(field).toHaveValue("");
});

test("filters the list as soon as a category is chosen", async ({ page, viewer: _, newCompany }) => {
  const word = unique("Apfel").replace(" ", "");
  const berg = await newCompany();
  const flyer = await createCallOf(db, berg, { title: `${word} Flyer`, category: "Print Design/Flyer" });
  const logo = await createCallOf(db, berg, { title: `${word} Logo`, category: "Logo Design" });
  await openStarted(page, `/ausschreibungen?q=${word}`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 Ausschreibungen werden angezeigt");
  await page.getByLabel("Kategorie").focus();
  await page.getByLabel("Kategorie").selectOption("Print Design");
  await expect(page.getByRole("heading", { name: logo.title })).toBeHidden();
  await expect(page.getByRole("heading", { name: flyer.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 Ausschreibung wird angezeigt");
  await expect(page.getByLabel("Kategorie")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: logo.title })).toBeVisible();
  await expect(page.getByLabel("Kategorie")).toHaveValue("");
  await page.goForward();
  await expect(page.getByLabel("Kategorie")).toHaveValue("Print Design");
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(page.getByLabel("Kategorie")).toHaveValue("");
  await expect(page.getByLabel("Suche")).toHaveValue("");
});

test("writes a call with the keyboard, sees a preview, and keeps the draft through everything [CALL-26, CALL-31, CALL-33, CALL-34, CALL-37, CALL-39]", async ({
  page,
  company: _,
}) => {
  await openStarted(page, "/ausschreibungen");
  await page.getByRole("link", { name: "Projekt einstellen" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Projekt einstellen" });
  await expect(page).toHaveURL("/ausschreibungen/neu");
  await expect(dialog).toBeVisible();
  await expectAccessible(page, { within: "#projekt-einstellen" });

  const title = unique("Kirschplakat");
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByLabel("Beschreibung").fill("Ein Plakat für die Kirschernte.");
  await dialog.getByLabel("Kategorie", { exact: true }).selectOption("Packaging");
  await dialog.getByLabel("Unterkategorie").selectOption("Etikett");
  await expect(dialog.getByText("Etikett 800 €")).toBeVisible();
  await dialog.getByLabel("Kategorie", { exact: true }).selectOption("Print Design");
  await expect(dialog.getByLabel("Unterkategorie")).toHaveValue("");
  await expect(dialog.getByText("Flyer 350 €")).toBeVisible();

  const entry = dialog.getByLabel("Anforderungen: neuer Eintrag");
  for (const text of ["Siebdruck", "Humor", "Humor", "Termintreu"]) {
    await entry.fill(text);
    await entry.press("Enter");
    if (text === "Humor") await entry.fill("");
  }
  const entries = dialog.getByRole("group", { name: "Anforderungen" }).getByRole("listitem");
  await expect(entries).toHaveText(["Siebdruck", "Humor", "Termintreu"]);
  await entry.press("Backspace");
  await expect(entry).toHaveValue("Termintreu");
  await entry.fill("Termintreue");
  await entry.press("Enter");
  await dialog.getByRole("button", { name: "Termintreue nach oben" }).click();
  await dialog.getByRole("button", { name: "Siebdruck entfernen" }).click();
  await expect(entries).toHaveText(["Termintreue", "Humor"]);
  await entries.first().dragTo(entries.last());
  await expect(entries).toHaveText(["Humor", "Termintreue"]);
  await entry.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "• Humor\n• Siebdruck");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(entries).toHaveText(["Humor", "Termintreue", "Siebdruck"]);
  await dialog.getByRole("button", { name: "Siebdruck entfernen" }).click();

  await expect(dialog.getByRole("checkbox", { name: "Kultur" })).toBeHidden();
  await dialog.getByText("Alle 28 Zielgruppen zeigen").click();
  await dialog.getByText("Kultur", { exact: true }).click();
  await dialog.getByRole("button", { name: "Vorschau" }).click();
  const preview = page.getByRole("dialog", { name: title });
  await expect(preview.getByText("Termintreue")).toBeVisible();
  await expect(preview.getByText("Auf Anfrage")).toBeVisible();
  await preview.getByRole("button", { name: "Schließen" }).click();

  await dialog.getByRole("button", { name: "Schließen" }).first().click();
  await expect(page).toHaveURL("/ausschreibungen");
  await page.reload();
  await touch(page);
  await page.getByRole("link", { name: "Projekt einstellen" }).first().click();
  await expect(dialog.getByText("Ihr Entwurf ist noch da.")).toBeVisible();
  await expect(dialog.getByLabel("Titel")).toHaveValue(title);
  await expect(entries).toHaveText(["Humor", "Termintreue"]);
  const release = await holdRequests(page, "**/ausschreibungen/neu.data*");
  await dialog.getByRole("button", { name: "Ausschreibung erstellen" }).click();
  await expect(dialog.getByRole("button", { name: "Erstelle..." })).toBeVisible();
  release();
  await expect(page.getByText("Ausschreibung erfolgreich erstellt!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  const [row] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
  expect(row).toMatchObject({
    category: "Print Design",
    requirements: ["Humor", "Termintreue"],
    targetGroup: "kultur",
  });
  await page.getByRole("link", { name: "Projekt einstellen" }).first().click();
  await expect(dialog.getByLabel("Titel")).toHaveValue("");
  await expect(dialog.getByText("Ihr Entwurf ist noch da.")).toBeHidden();
});

test("edits an own call in place, and its menu goes by the arrow keys [LOOK-84]", async ({ page, company: berg }) => {
  const call = await createCallOf(db, berg);
  await openStarted(page, "/profil");
  const row = page.locator("#ausschreibungen li");
  const edit = row.getByRole("link", { name: /^Bearbeiten/ });
  await edit.click();
  await expect(page).toHaveURL("/profil");
  await page.getByLabel("Titel").fill("Verworfen");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByRole("heading", { name: call.title })).toBeVisible();
  await edit.click();
  await expect(page.getByLabel("Titel")).toHaveValue(call.title);
  const title = unique("Umbenannt");
  await page.getByLabel("Titel").fill(title);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await expect(row.getByRole("button")).toHaveCount(1);
  const menu = row.getByRole("button", { name: `Mehr zu ${title}` });
  await openMenu(page, menu);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(row.getByText("Geschlossen", { exact: true })).toBeVisible();
  await menu.press("ArrowDown");
  await expect(row.getByRole("link", { name: "Unterlagen", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Wieder öffnen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Geschlossen", { exact: true })).toBeHidden();
  await openMenu(page, menu);
  await page.getByRole("button", { name: "Anheften", exact: true }).click();
  await expect(row.getByText("Angeheftet", { exact: true })).toBeVisible();
  await wideAndNarrow(page, expectNoSidewaysScroll);
});

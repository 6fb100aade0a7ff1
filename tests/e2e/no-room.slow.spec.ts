import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, expectAccessible, test } from "../support/fixtures";
import { startObjectStore } from "../support/object-store";
import { openOwnDatabase } from "../support/own-database";
import { createPerson } from "../support/people";
import { createDatabase } from "../support/postgres";
import { chosenPicture } from "../support/posts";
import { browserOf } from "../support/session";
import { startSite } from "../support/site";
import { openStarted } from "../support/touch";

const noRoom = /Für neue Bilder ist auf unserem Server gerade kein Platz\. Gespeichert wurde davon nichts\./;

test("a store without room is said at the picture, and what was typed is sent once there is room [SAFE-101]", async ({
  page,
  context,
  expectTrouble,
}) => {
  const store = await startObjectStore();
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const databaseUrl = await createDatabase(process.env.TEST_TEMPLATE_URL ?? "");
  const full = await startSite({ databaseUrl, dataDir, settings: { STORAGE_URL: store.url } });
  const own = openOwnDatabase(databaseUrl);
  try {
    const { cookies } = await browserOf(own.db, full.url, await createPerson(own.db));
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: full.url })));
    store.isFull = true;
    for (const path of ["/posts/neu", "/arbeiten/bilder", "/profil/bild"])
      expectTrouble(new RegExp(`^503 POST ${path}`));

    await openStarted(page, `${full.url}/posts/neu?weiter=%2Fposts%2Fneu`);
    const text = page.getByRole("textbox", { name: "Was gibt es Neues?" });
    await text.fill("Ein Bild vom vollen Lager");
    await page.getByText("Bilder hinzufügen").click();
    await page.getByLabel("Bild 1", { exact: true }).setInputFiles(await chosenPicture());
    await page.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(page.getByText(noRoom)).toBeVisible();
    await expect(text).toHaveValue("Ein Bild vom vollen Lager");
    await expectAccessible(page);
    store.isFull = false;
    await page.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(page.getByText("Post erfolgreich erstellt!")).toBeVisible();

    store.isFull = true;
    await openStarted(page, `${full.url}/arbeiten/neu`);
    await page.getByLabel("Titel", { exact: true }).fill("Ein volles Lager");
    await page.getByLabel("Bilder wählen").setInputFiles(await chosenPicture());
    await expect(page.getByText(noRoom)).toBeVisible();
    store.isFull = false;
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(page.locator("input[name^='pictures'][name$='.id']")).toHaveCount(1);
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Ein volles Lager");

    store.isFull = true;
    await openStarted(page, `${full.url}/profil`);
    await page.getByRole("link", { name: "Profilbild ändern" }).click();
    const dialog = page.getByRole("dialog", { name: "Profilbild ändern" });
    await dialog.getByLabel("Bild", { exact: true }).setInputFiles(await chosenPicture());
    await dialog.getByRole("button", { name: /speichern|hochladen/i }).click();
    await expect(page.getByText(noRoom)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await own.close();
    await full.kill();
    store.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

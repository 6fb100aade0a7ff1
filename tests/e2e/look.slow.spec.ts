import { expect, expectAccessible, expectGoodWideAndNarrow, expectNoSidewaysScroll, test } from "../support/fixtures";
import { withOwnLook } from "../support/look-site";
import { touch } from "../support/touch";

const claim = "Wir in der Region.";

test("a superadmin gives the site a claim and an accent, looks at it before it counts, and takes it back [ADM-80, ADM-81, ADM-82, ADM-83]", async ({
  page,
  context,
}) => {
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  await withOwnLook(context, async (url) => {
    await page.goto(`${url}/admin/einrichten`);
    await main.getByRole("link", { name: "Auftritt ändern" }).click();
    await expect(page.getByRole("heading", { name: "Auftritt", exact: true })).toBeVisible();
    await touch(page);
    await expect(main.getByText("Leer bleibt die Vorgabe: „Gutes entsteht in der Nähe.“")).toBeVisible();
    await main.getByLabel("Leitsatz").fill(claim);
    await main.getByRole("button", { name: "Zurück zur Vorgabe (Leitsatz)" }).click();
    await expect(main.getByLabel("Leitsatz")).toHaveValue("");
    await expect(main.getByLabel("Leitsatz")).toBeFocused();
    await expect(main.getByRole("button", { name: /^Zurück zur Vorgabe/ })).toHaveCount(0);
    await main.getByLabel("Leitsatz").fill(claim);
    await main.getByLabel("Akzentfarbe", { exact: true }).fill("#ffdd00");
    await press("Entwurf speichern");
    await expect(main.getByText(/zu schwach zum Lesen: 1,2 zu 1/).first()).toBeVisible();
    await expectGoodWideAndNarrow(page);
    await main.getByRole("button", { name: /^#[0-9a-f]{6} nehmen$/ }).click();
    await expect(main.getByText(/zu schwach zum Lesen/)).toHaveCount(0);
    await main.getByLabel("Akzentfarbe", { exact: true }).fill("#1f4a8d");
    await press("Entwurf speichern");
    await expect(main.getByText("Es gibt einen Entwurf, der noch nicht gilt.")).toBeVisible();
    await expectGoodWideAndNarrow(page);

    const opened = context.waitForEvent("page");
    await main.getByRole("link", { name: "Vorschau: Startseite" }).click();
    const preview = await opened;
    await expect(preview.getByRole("contentinfo").getByText(claim)).toBeVisible();
    await expect(preview.getByText("So sieht die Seite mit dem Entwurf aus")).toBeVisible();
    const signal = () => preview.locator("header span.text-signal").evaluate((dot) => getComputedStyle(dot).color);
    expect(await signal()).toBe("rgb(31, 74, 141)");
    await preview.emulateMedia({ colorScheme: "dark" });
    expect(await signal()).not.toBe("rgb(31, 74, 141)");
    await expectAccessible(preview);
    await expectNoSidewaysScroll(preview);
    await preview.goto(`${url}/`);
    await expect(preview.getByText("Gutes entsteht in der Nähe.")).toBeVisible();
    await preview.close();

    await press("Übernehmen");
    await expect(page.getByText("Der neue Auftritt gilt").first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(claim)).toBeVisible();
    await press("Rückgängig");
    await expect(page.getByText("Der frühere Auftritt gilt wieder").first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(claim)).toHaveCount(0);
    await expect(main.getByLabel("Leitsatz")).toHaveValue(claim);
    await page.goto("about:blank");
  });
});

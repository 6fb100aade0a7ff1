import { expect, expectAccessible, expectGoodWideAndNarrow, expectNoSidewaysScroll, test } from "../support/fixtures";
import { withOwnLook } from "../support/look-site";
import { openStarted } from "../support/touch";

const claim = "Wir in der Region.";

test("a superadmin gives the site a claim and an accent, and looks at both, light and dark, before they count [ADM-81]", async ({
  page,
  context,
}) => {
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  await withOwnLook(context, async (url) => {
    await openStarted(page, `${url}/admin/auftritt`);
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
    await preview.close();
    await page.goto("about:blank");
  });
});

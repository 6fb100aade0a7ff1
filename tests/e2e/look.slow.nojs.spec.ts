import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { withOwnLook } from "../support/look-site";

const claim = "Wir in der Region.";

test("the look of the site is changed, published and taken back without script, on a phone [ADM-80, ADM-83]", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/admin\/auftritt/);
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const foot = page.getByRole("contentinfo");
  await withOwnLook(context, async (url) => {
    await page.goto(`${url}/admin/auftritt`);
    await main.getByLabel("Leitsatz").fill(claim);
    await main.getByLabel("Akzentfarbe", { exact: true }).fill("#ffdd00");
    await press("Entwurf speichern");
    await expect(main.getByText(/zu schwach zum Lesen/).first()).toBeVisible();
    await expect(main.getByLabel("Leitsatz")).toHaveValue(claim);
    await main.getByLabel("Akzentfarbe", { exact: true }).fill("");
    await press("Entwurf speichern");
    await expect(main.getByText("Es gibt einen Entwurf, der noch nicht gilt.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await press("Übernehmen");
    await expect(foot.getByText(claim)).toBeVisible();
    await press("Rückgängig");
    await expect(foot.getByText("Gutes entsteht in der Nähe.")).toBeVisible();
    await page.goto("about:blank");
  });
});

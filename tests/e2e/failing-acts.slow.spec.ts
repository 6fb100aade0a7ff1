import { whileWritesFail } from "../support/failing-writes";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createPerson } from "../support/people";
import { touch } from "../support/touch";
import { actsOfSuperadmins } from "./write-rows";

for (const acts of actsOfSuperadmins) {
  const [first, last] = [acts[0]?.[0], acts.at(-1)?.[0]];
  test(`each act from ${first} to ${last} that really fails says so in its place, and can be sent again [TELL-04]`, async ({
    page,
    db,
    newPerson,
    signIn,
    expectTrouble,
  }) => {
    test.slow();
    expectTrouble(/^50[03] POST /);
    const me = await newPerson({ isSuperadmin: true });
    await signIn(me);
    for (const [route, row] of acts) {
      await test.step(route, async () => {
        await page.goto(typeof row.page === "string" ? row.page : await row.page({ db, me }));
        await touch(page);
        await row.fill?.(page);
        await whileWritesFail(db, async () => {
          await (await row.button(page)).click();
          const told = page.locator("[role=alert], [data-sonner-toast]").filter({ hasText: row.says, visible: true });
          await expect(told.first(), route).toBeVisible();
        });
        const again = await row.button(page);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === "POST"),
          again.click(),
        ]);
        expect(answer.status(), route).toBeLessThan(400);
      });
    }
  });
}

test("the page of a form that was not saved is good to use, and keeps the chosen day [TELL-45]", async ({
  page,
  db,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^50[03] POST /);
  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto(`/admin/profile/${(await createPerson(db)).id}`);
  await page.getByLabel("Empfohlen bis einschließlich").fill("2099-01-31");
  // As a browser without script sends it, which can't be checked itself: the checker needs timers.
  await whileWritesFail(db, () =>
    Promise.all([
      page.waitForURL("**/empfehlen"),
      page.locator("form[action$=empfehlen]").evaluate((form: HTMLFormElement) => form.submit()),
    ]),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Nicht gespeichert" })).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await expect(page.getByText("Profil empfohlen", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Empfohlen bis einschließlich")).toHaveValue("2099-01-31");
});

import { phone, test } from "../support/fixtures";
import { openStarted } from "../support/touch";
import { emptyFormOf, expectRefused } from "./emptied-form";
import { writeGroups } from "./write-rows";
import { beginAs } from "./write-rows/write-row";

for (const group of writeGroups) {
  const writes = group.filter(([, { mayBeEmpty, fill }]) => fill && !mayBeEmpty);
  const [first, last] = [writes[0]?.[0], writes.at(-1)?.[0]];
  if (first)
    test(`each form from ${first} to ${last} that is refused empty shows and focuses the reason [TELL-46]`, async ({
      page,
      context,
      newPerson,
      newCompany,
      signIn,
      expectTrouble,
    }) => {
      test.slow();
      let isSent = false;
      page.on("response", (response) => {
        if (response.request().method() === "POST" && response.status() >= 400) isSent = true;
      });
      for (const [route, row] of writes) {
        await test.step(route, async () => {
          await openStarted(page, await beginAs(row, { context, newPerson, newCompany, signIn }));
          await row.fill?.(page);
          const button = await row.button(page);
          if ((await emptyFormOf(button)) === 0) return;
          await page.setViewportSize(phone);
          await button.click();
          await expectRefused(page, route);
          await page.setViewportSize({ width: 1280, height: 800 });
        });
      }
      if (isSent) expectTrouble(/^4\d\d POST /);
    });
}

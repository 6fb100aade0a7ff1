import { expect, phone, test } from "../support/fixtures";
import { emptyFormOf, expectRefused } from "./emptied-form";
import { writeGroups } from "./write-rows";
import { beginAs } from "./write-rows/write-row";

test.use({ viewport: phone });

for (const group of writeGroups) {
  const writes = group.filter(([, { onlyWithScript, fill }]) => fill && !onlyWithScript);
  const [first, last] = [writes[0]?.[0], writes.at(-1)?.[0]];
  if (first)
    test(`each form from ${first} to ${last} that is refused empty shows and focuses the reason without script [TELL-46]`, async ({
      page,
      context,
      newPerson,
      newCompany,
      signIn,
      expectTrouble,
    }) => {
      test.slow();
      for (const [route, row] of writes) {
        await test.step(route, async () => {
          await page.goto(await beginAs(row, { context, newPerson, newCompany, signIn }));
          await (row.fillPlain ?? row.fill)?.(page);
          const button = await row.button(page);
          if ((await emptyFormOf(button)) === 0) return;
          const [answer] = await Promise.all([
            page.waitForResponse((response) => response.request().method() === "POST"),
            button.click(),
          ]);
          if (row.mayBeEmpty) return expect(answer.status(), route).toBeLessThan(400);
          if (answer.status() >= 400) expectTrouble(/^4\d\d POST /);
          await expectRefused(page, route);
        });
      }
    });
}

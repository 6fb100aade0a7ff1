import type { Page, Request, Response } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { whileWritesFail } from "../support/failing-writes";
import { expect, expectInView, expectNoSidewaysScroll, phone, test } from "../support/fixtures";
import { writeGroups } from "./write-rows";
import { beginAs, type WriteRow } from "./write-rows/write-row";

test.use({ viewport: phone });

const answered = (response: Response) => response.request().method() === "POST";

async function press(page: Page, row: WriteRow): Promise<Response> {
  const button = await row.button(page);
  const [answer] = await Promise.all([page.waitForResponse(answered), button.click()]);
  return answer;
}

/** What a form sent, without files. */
async function sentIn(request: Request): Promise<[string, string][]> {
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new globalThis.Response(body, { headers: await request.allHeaders() }).formData();
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

for (const group of writeGroups) {
  const writes = group.filter(([, { onlyWithScript }]) => !onlyWithScript);
  const [first, last] = [writes[0]?.[0], writes.at(-1)?.[0]];
  test(`each write from ${first} to ${last} that fails without script says so in view, keeps what was typed, and can be sent again [TELL-45, TELL-46]`, async ({
    page,
    context,
    newPerson,
    newCompany,
    signIn,
    expectTrouble,
  }) => {
    test.slow();
    expectTrouble(/^50[03] POST /);
    for (const [route, row] of writes) {
      await test.step(route, async () => {
        await page.goto(await beginAs(row, { context, newPerson, newCompany, signIn }));
        await (row.fillPlain ?? row.fill)?.(page);
        const answer = await whileWritesFail(db, () => press(page, row));
        expect(answer.status(), route).toBeGreaterThanOrEqual(500);
        const reason = page.locator("[role=alert][tabindex]");
        await expect(reason, route).toBeFocused();
        await expectInView(reason);
        await expectNoSidewaysScroll(page);
        const heading = page.getByRole("heading", { level: 1, name: "Nicht gespeichert" });
        const isOwnPage = (await heading.count()) > 0;
        if (!isOwnPage) await expect(reason, route).toContainText(row.says);
        if (!isOwnPage || row.sendsFile || (await page.locator("[type=password]").count()) > 0) return;
        const sent = await sentIn(answer.request());
        const again = page.getByRole("button", { name: "Noch einmal senden" });
        const [second] = await Promise.all([page.waitForResponse(answered), again.click()]);
        expect(await sentIn(second.request()), route).toEqual(sent);
        expect(second.status(), route).toBeLessThan(400);
        await expect(heading).toHaveCount(0);
      });
    }
  });
}

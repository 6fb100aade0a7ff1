import type { Page, Request, Response } from "@playwright/test";
import { whileWritesFail } from "../support/failing-writes";
import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { actsOfSuperadmins } from "./write-rows";
import type { WriteRow } from "./write-rows/write-row";

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

for (const acts of actsOfSuperadmins) {
  const [first, last] = [acts[0]?.[0], acts.at(-1)?.[0]];
  test(`each act from ${first} to ${last} that fails says so, keeps what was typed, and can be sent again [TELL-45]`, async ({
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
        await (row.fillPlain ?? row.fill)?.(page);
        const answer = await whileWritesFail(db, () => press(page, row));
        expect(answer.status(), route).toBeGreaterThanOrEqual(500);
        const heading = page.getByRole("heading", { level: 1, name: "Nicht gespeichert" });
        const isOwnPage = (await heading.count()) > 0;
        if (isOwnPage) await expectNoSidewaysScroll(page);
        else await expect(page.getByRole("alert").filter({ hasText: row.says }), route).toBeVisible();
        const resend = page.getByRole("button", { name: "Noch einmal senden" });
        if (row.sendsFile) return expect(resend).toHaveCount(0);
        const sent = await sentIn(answer.request());
        const again = isOwnPage ? resend : await row.button(page);
        const [second] = await Promise.all([page.waitForResponse(answered), again.click()]);
        expect(await sentIn(second.request()), route).toEqual(sent);
        expect(second.status(), route).toBeLessThan(400);
        await expect(heading).toHaveCount(0);
      });
    }
  });
}

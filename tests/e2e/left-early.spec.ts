import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openStarted } from "../support/touch";

test("a page that is left while the rest of its data arrives is no error [GEN-32]", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openStarted(page, "/impressum");
  // Only the first line of the data arrives, and the page's scripts do not.
  await page.evaluate(() => {
    const whole = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await whole(input, init);
      if (!`${input}`.includes("/kreative.data")) return answer;
      const [line] = (await answer.text()).split(/(?<=\n)/);
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(line));
          init?.signal?.addEventListener("abort", () => {
            stream.error(init.signal?.reason);
            document.documentElement.dataset.left = "";
          });
        },
      });
      document.documentElement.dataset.begun = "";
      return new Response(body, answer);
    };
  });
  const release = await holdRequests(page, "**/assets/*.js");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  await menu.getByRole("link", { name: "Kreative" }).click();
  await expect(page.locator("html[data-begun]")).toBeAttached();
  await menu.getByRole("link", { name: "Blog" }).click();
  await expect(page.locator("html[data-left]")).toBeAttached();
  release();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

import { expect, it } from "vitest";
import { renderedPage } from "~/http/rendered-page.server";
import { PageCache } from "./page-cache";

const page = (text: string) => async () => ({
  response: renderedPage(Buffer.from(text), { headers: { "content-type": "text/html", "cache-control": "public" } }),
  onRepeat: undefined,
});

it("makes a page anew for those who waited for one that failed [SAFE-85]", async () => {
  const cache = new PageCache(60);
  const first = cache.render("/", () => Promise.reject(new Error("whoever began it has gone")));
  const second = cache.render("/", page("whole"));
  await expect(first).rejects.toThrow("has gone");
  expect(await second).toMatchObject({ status: 200 });
});

it("looks into memory again: a page may have come there while its turn was waited for [SAFE-17]", async () => {
  const cache = new PageCache(60);
  await cache.render("/", page("whole"));
  const again = await cache.render("/", () => Promise.reject(new Error("rendered twice")));
  expect(again).toMatchObject({ html: Buffer.from("whole") });
});

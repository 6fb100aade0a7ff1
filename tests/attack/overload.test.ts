import { expect } from "vitest";
import { it, startFreshSite } from "../support/http";
import { openOwnDatabase } from "../support/own-database";

it("a database that hangs piles up no requests: they are refused at once, and the rest goes on [SAFE-17]", async () => {
  const { site, stop } = await startFreshSite({ PAGE_CACHE_SECONDS: "3600", TRUST_PROXY: "127.0.0.1,::1" });
  const { pool, close } = openOwnDatabase(site.databaseUrl);
  const locker = await pool.connect();
  try {
    const ask = async (path: string, address = "10.0.0.1") => {
      const began = performance.now();
      const answer = await fetch(site.url + path, { headers: { "x-forwarded-for": address, accept: "text/html" } });
      return { status: answer.status, text: await answer.text(), ms: performance.now() - began, answer };
    };
    expect((await ask("/agb")).status).toBe(200);
    await locker.query("begin; lock table profiles in access exclusive mode");

    const hanging = Array.from({ length: 60 }, (_, index) => ask(`/kreative?q=${index}`, `10.0.0.${index % 5}`));
    const refused = (await Promise.all(hanging.slice(8))).filter(({ status }) => status === 503);
    expect(refused.length).toBe(52);
    for (const { ms, text, answer } of refused) {
      expect(ms).toBeLessThan(5_000);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(text).toContain("Gerade ist sehr viel los");
    }
    // Meanwhile, pages without the database or from the cache are available.
    for (const path of ["/agb", "/icon.svg", "/healthz"]) expect([path, (await ask(path)).status]).toEqual([path, 200]);

    await locker.query("rollback");
    expect((await Promise.all(hanging.slice(0, 8))).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await ask("/kreative?q=danach")).status).toBe(200);
  } finally {
    locker.release(true);
    await close();
    await stop();
  }
});

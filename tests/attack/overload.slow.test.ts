import { expect } from "vitest";
import { it, startFreshSite } from "../support/http";
import { countEndedJobs } from "../support/jobs";

it("a database that hangs piles up no requests: they are refused at once, and the rest goes on [SAFE-17, SAFE-135]", async () => {
  const { site, db, pool, stop } = await startFreshSite({ PAGE_CACHE_SECONDS: "3600", TRUST_PROXY: "127.0.0.1,::1" });
  const locker = await pool.connect();
  try {
    const ask = async (path: string, address = "10.0.0.1") => {
      const answer = await fetch(site.url + path, { headers: { "x-forwarded-for": address, accept: "text/html" } });
      return { status: answer.status, text: await answer.text(), answer };
    };
    // What the first start writes makes all pages of before old.
    await expect.poll(() => countEndedJobs(db, "search-documents")).toBeGreaterThan(0);
    let since = performance.now();
    // The site reads twice a second what has changed.
    const isSettled = async () => {
      const { answer } = await ask("/agb");
      if (!answer.headers.get("cache-status")?.includes("hit")) since = performance.now();
      return performance.now() - since > 2000;
    };
    await expect.poll(isSettled).toBe(true);
    await locker.query("begin; lock table profiles in access exclusive mode");

    // Which eight of them come first is up to the network.
    const answered: Awaited<ReturnType<typeof ask>>[] = [];
    const all = Array.from({ length: 60 }, async (_, index) => {
      answered.push(await ask(`/kreative?q=${index}`, `10.0.0.${index % 5}`));
    });
    await expect.poll(() => answered.length).toBe(52);
    for (const { status, text, answer } of answered) {
      expect(status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(text).toContain("Gerade ist sehr viel los");
    }
    // Meanwhile, pages without the database, from the cache and for everybody are available.
    for (const path of ["/agb", "/datenschutz", "/icon.svg", "/healthz"])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);

    await locker.query("rollback");
    await Promise.all(all);
    expect(answered.slice(52).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await ask("/kreative?q=danach")).status).toBe(200);
  } finally {
    locker.release(true);
    await stop();
  }
});

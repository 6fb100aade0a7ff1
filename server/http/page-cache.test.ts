import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { renderedPage } from "~/http/rendered-page.server";
import { topicsOf } from "~/visible/topics";
import { CachedPage } from "./cached-page";
import { type ChangeReader, ChangeReader as Reader } from "./changes";
import { PageCache } from "./page-cache";

/** What the database will say when it is read next. */
let noted: string[] = [];
let fails = false;
let changes: ChangeReader;

beforeEach(async () => {
  [noted, fails] = [[], false];
  changes = new Reader(async () => {
    if (fails) throw new Error("the database is away");
    return { snapshot: "1:1:", topics: noted.splice(0) };
  });
  await changes.read();
  return () => changes.stop();
});

const headers = { "content-type": "text/html", "cache-control": "public" };
const page =
  (text: string, more: object = {}) =>
  async () => ({ response: renderedPage(Buffer.from(text), { headers }), onRepeat: undefined, isWhole: true, ...more });
const never = () => Promise.reject(new Error("rendered twice"));

/** Waits until the reader has read what was noted. */
async function note(...topics: string[]) {
  noted = topics;
  const before = changes.newest;
  await changes.read();
  await expect.poll(() => changes.newest).toBeGreaterThan(before);
}

async function textOf(found: CachedPage | Response | undefined) {
  return found instanceof CachedPage ? `${(await found.in("identity")).bytes}` : undefined;
}

describe("pages in memory", () => {
  it("are made again for those who waited for one that failed [SAFE-85]", async () => {
    const cache = new PageCache(60, changes);
    const first = cache.render("/", "br", () => Promise.reject(new Error("whoever began it has gone")));
    const second = cache.render("/", "br", page("whole"));
    await expect(first).rejects.toThrow("has gone");
    expect(await second).toMatchObject({ status: 200 });
  });

  it("are looked up again: one may have come while its turn was waited for [SAFE-17]", async () => {
    const cache = new PageCache(60, changes);
    await cache.render("/", "br", page("whole"));
    expect(await textOf(await cache.render("/", "br", never))).toBe("whole");
  });

  it("go when what they show has changed, and only then [FAST-22]", async () => {
    const cache = new PageCache(60, changes);
    const anna = { people: ["anna", "ben"] };
    const keep = async () => {
      await cache.render("/blog", "br", page("articles"));
      await cache.render("/kreative/anna", "br", page("Anna, whom Ben likes", anna));
    };
    const kept = () => ["/blog", "/kreative/anna"].map((path) => cache.find(path) !== undefined);
    const cases: [topic: string, blog: boolean, anna: boolean][] = [
      ["posts", true, true],
      ["articles", false, true],
      ["profile:ben", true, false],
      ["profile:eva", true, true],
      ["everything", false, false],
      ["a topic of a newer version", false, false],
    ];
    for (const [topic, ...expected] of cases) {
      await keep();
      expect([topic, kept()]).toEqual([topic, [true, true]]);
      await note(topic);
      expect([topic, kept()]).toEqual([topic, expected]);
    }
  });

  it("are not kept when a change arrives while they are rendered", async () => {
    const cache = new PageCache(60, changes);
    const write = (topic: string) => async () => {
      await note(topic);
      return page("maybe old")();
    };
    await cache.render("/blog", "br", write("articles"));
    expect(cache.find("/blog")).toBeUndefined();
    await cache.render("/blog", "br", write("posts"));
    expect(await textOf(cache.find("/blog"))).toBe("maybe old");
  });

  it("are not kept when a part is missing, or when nobody has said what they show [FAST-24]", async () => {
    const cache = new PageCache(60, changes);
    const missing = await cache.render("/blog", "br", page("no articles", { isWhole: false }));
    const unknown = await cache.render("/melden", "br", page("a form"));
    const unnamed = await cache.render("/kreative/anna", "br", page("Anna"));
    expect([missing, unknown, unnamed].map((answer) => answer instanceof Response)).toEqual([true, true, true]);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  it("are neither sent nor kept while nobody knows what changes, and gone after that [FAST-25]", async () => {
    const cache = new PageCache(60, changes);
    await cache.render("/blog", "br", page("before"));
    fails = true;
    await changes.read();
    expect(cache.find("/blog")).toBeUndefined();
    await cache.render("/blog", "br", page("blind"));
    fails = false;
    await note();
    expect(cache.find("/blog")).toBeUndefined();
    await cache.render("/blog", "br", page("after"));
    expect(await textOf(cache.find("/blog"))).toBe("after");
    changes.stop();
    expect(cache.find("/blog")).toBeUndefined();
  });

  it("are bounded in bytes, and the one that nobody asked for the longest time goes first [FAST-28]", async () => {
    const cache = new PageCache(60, changes, 100_000);
    const askTwice = async (part: string) => {
      await cache.render(`/blog?vor=${part}`, "identity", page("x".repeat(30_000)));
      cache.find(`/blog?vor=${part}`);
    };
    for (const part of ["a", "b", "c"]) await askTwice(part);
    cache.find("/blog?vor=a");
    await askTwice("d");
    expect(["a", "b", "c", "d"].map((part) => cache.find(`/blog?vor=${part}`) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    // Another encoding of the same page counts too.
    await cache.find("/blog?vor=a")?.in("gzip");
    const { bytes } = cache.size;
    cache.find("/blog?vor=a");
    expect(cache.size.bytes).toBeGreaterThan(bytes);
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  });

  it("are packed in a moment for their first reader, and as small as possible for all after them [FAST-130]", async () => {
    const cache = new PageCache(60, changes);
    const [browsers, olderOnes] = ["gzip, deflate, br, zstd", "gzip, deflate, br"];
    const text = Array.from({ length: 2_000 }, (_, number) => `Werk ${number * 7919}`).join(" ");
    const kept = (await cache.render("/blog", browsers, page(text))) as CachedPage;
    const first = await kept.in(browsers);
    expect([first.encoding, `${zstdDecompressSync(first.bytes)}`]).toEqual(["zstd", text]);
    expect(kept.bytes).toBeLessThan(first.bytes.length + 3_000);
    await kept.compressWell();
    for (const accepted of [browsers, olderOnes]) {
      const { encoding, bytes } = await kept.in(accepted);
      expect([accepted, encoding, `${brotliDecompressSync(bytes)}`]).toEqual([accepted, "br", text]);
    }
    expect(kept.bytes).toBeLessThan(first.bytes.length + 3_000);
    expect(`${gunzipSync((await kept.in("gzip")).bytes)}`).toBe(text);
  });

  it("of a crawler take a third of the memory, and push out none that people ask for again [FAST-104]", async () => {
    const cache = new PageCache(60, changes, 300_000);
    const large = page("x".repeat(30_000));
    const people = ["/", "/kreative", "/feed", "/arbeiten"];
    const isKept = (address: string) => cache.find(address) !== undefined;
    const crawl = async (round: string) => {
      const addresses = Array.from({ length: 20 }, (_, index) => `/blog?vor=${round}${index}`);
      for (const address of addresses) await cache.render(address, "identity", large);
      return addresses;
    };
    for (const address of people) {
      await cache.render(address, "identity", large);
      cache.find(address);
    }
    const crawled = await crawl("a");
    expect(cache.size.pages).toBe(people.length + 3);
    expect(cache.size.bytes).toBeLessThanOrEqual(people.length * 32_000 + 100_000);
    expect(people.map(isKept)).toEqual([true, true, true, true]);
    expect(crawled.filter(isKept)).toEqual(crawled.slice(-3));
    // Also when a write has made them again, which is no first time.
    await note("everything");
    for (const address of people) await cache.render(address, "identity", large);
    await crawl("b");
    expect(people.map(isKept)).toEqual([true, true, true, true]);
  });

  it("are whole in each encoding, whichever came first, and keep only the compressed one [FAST-28]", async () => {
    const text = "Schindeln ".repeat(2_000);
    for (const first of ["br", "gzip", "identity"]) {
      const cache = new PageCache(60, changes);
      const made = await cache.render("/agb", first, page(text));
      if (first !== "identity") expect(cache.size.bytes).toBeLessThan(text.length / 4);
      const kept = made as CachedPage;
      for (const again of [false, true]) {
        if (again) await kept.compressWell();
        expect(`${brotliDecompressSync((await kept.in("br")).bytes)}`).toBe(text);
        expect(`${gunzipSync((await kept.in("gzip")).bytes)}`).toBe(text);
        expect(await textOf(kept)).toBe(text);
      }
    }
  });

  it("hold no more memory than is counted, although the compressor cuts its results out of larger pieces [FAST-28]", async () => {
    const cache = new PageCache(60, changes);
    for (const first of ["br", "gzip", "identity"]) {
      const kept = (await cache.render(`/agb?zuerst=${first}`, first, page("Schindeln ".repeat(200)))) as CachedPage;
      for (const accepted of [first, "br", "gzip"]) {
        if (accepted === "br") await kept.compressWell();
        const { bytes } = await kept.in(accepted);
        expect([first, accepted, bytes.buffer.byteLength]).toEqual([first, accepted, bytes.length]);
      }
    }
  });

  it("end at midnight, when calls close without a write, and when they say something else [FAST-26]", async ({
    onTestFinished,
  }) => {
    const { vi } = await import("vitest");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T22:30:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const cache = new PageCache(3600, changes);
    await cache.render("/", "br", page("open until today"));
    vi.setSystemTime(new Date("2026-03-14T22:59:59Z"));
    expect(await textOf(cache.find("/"))).toBe("open until today");
    vi.setSystemTime(new Date("2026-03-14T23:00:00Z"));
    expect(cache.find("/")).toBeUndefined();
    const changesAt = new Date("2026-03-14T23:01:00Z");
    await cache.render("/blog", "br", page("vor wenigen Sekunden", { changesAt }));
    expect(await textOf(cache.find("/blog"))).toBe("vor wenigen Sekunden");
    vi.setSystemTime(changesAt);
    expect(cache.find("/blog")).toBeUndefined();
  });
});

it("a page that is not listed, or names nobody where it should, is not cached [FAST-22]", () => {
  expect(topicsOf("/kreative/anna", ["1"])).toEqual(["profile:1"]);
  expect(["/profil", "/kreative/anna", "/kreative.data"].map((address) => topicsOf(address))).toEqual([
    null,
    null,
    null,
  ]);
});

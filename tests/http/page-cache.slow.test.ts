import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "~/db/client.server";
import { profileVisits, unfoundWords } from "~/db/schema";
import { askMemory } from "../support/ask-memory";
import { Browserless, browserOf, signIn, startFreshSite } from "../support/http";
import { countEndedJobs } from "../support/jobs";
import { startListenedSite } from "../support/listened-site";
import { changePerson, createPerson, type Person, unique } from "../support/people";
import { builtRoutes } from "../support/route-table";
import type { Site } from "../support/site";

const keptForAnHour = { PAGE_CACHE_SECONDS: "3600", TRUST_PROXY: "127.0.0.1,::1" };
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

describe("a visitor's page from memory", () => {
  let site: Site;
  let db: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ site, db, stop } = await startFreshSite(keptForAnHour));
    // The documents that a start makes again empty the memory.
    await vi.waitFor(async () => expect(await countEndedJobs(db, "search-documents")).toBe(1), { timeout: 60_000 });
  });
  afterAll(() => stop());

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${site.url}${path}`, { method, headers: { connection: "close", ...headers } });
  const remembered = (path: string, headers?: Record<string, string>) => askMemory(() => ask(path, headers));
  const write = (path: string, body: string | URLSearchParams) =>
    fetch(`${site.url}${path}`, { method: "POST", body, headers: { connection: "close" }, redirect: "manual" });

  /** Without the triggers that note what has changed. */
  async function renameInTheDark(id: string): Promise<string> {
    const name = unique("Neuer Name");
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await changePerson(tx, { id }, { name });
    });
    return name;
  }

  /** Asks for the page of a new account until it stays, because the note of the account may come after it. */
  async function keep(path: string): Promise<string> {
    let text = "";
    const status = async () => {
      const answer = await ask(path);
      text = await answer.text();
      return answer.headers.get("cache-status");
    };
    // Between two requests the site asks for notes once.
    await expect.poll(status, { interval: 600 }).toBe("pages; hit");
    return text;
  }

  test("stays the same until somebody changes what it shows", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const member = await browserOf(db, site.url, await createPerson(db));
    const like = ({ slug }: Person) => member.post(`/kreative/${slug}/like`, { like: "1" }, { follow: false });
    const path = `/kreative/${anna.slug}`;
    expect(await keep(path)).toContain(anna.name);
    const name = await renameInTheDark(anna.id);
    expect((await like(ben)).status).toBe(303);
    expect(await (await remembered(path)).text()).not.toContain(name);
    expect((await like(anna)).status).toBe(303);
    await expect.poll(async () => (await ask(path)).text()).toContain(name);
  });

  test("stays when a page is counted, which shows nowhere", async () => {
    const anna = await createPerson(db);
    const path = `/kreative/${anna.slug}`;
    await keep(path);
    await renameInTheDark(anna.id);
    const counted = await write("/statistik", new URLSearchParams({ path }));
    expect([counted.status, counted.headers.getSetCookie()]).toEqual([204, []]);
    expect(await (await remembered(path)).text()).toContain(anna.name);
  });

  test("stays whatever a visitor sends that changes nothing [SAFE-11]", async () => {
    const anna = await createPerson(db);
    const path = `/kreative/${anna.slug}`;
    const before = await keep(path);
    await renameInTheDark(anna.id);
    const routes = (await builtRoutes()).filter((route) => route.startsWith("POST "));
    const addresses = routes.map((route) => route.slice("POST ".length).replace(/:\w+\??/g, "1"));
    const further = ["/auth?modus=passwort", "/auth/confirm?token=x&type=quatsch", "/auth/abmelden.data"];
    for (const address of [...addresses, ...further]) {
      const { status } = await write(address, new URLSearchParams({ email: "niemand@example.com", path: "/feed" }));
      const isKept = (await (await remembered(path)).text()) === before;
      expect([address, status, isKept]).toEqual([address, status, true]);
    }
    expect(addresses).toContain("/*");
  });

  test("is complete, also after a HEAD request", async () => {
    const head = await ask("/agb", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const page = await (await ask("/agb")).text();
    expect(page).toContain("</html>");
    const again = await ask("/agb", { "accept-encoding": "identity" }, "HEAD");
    expect(again.headers.get("content-length")).toBe(`${Buffer.byteLength(page)}`);
    expect(await (await ask("/agb")).text()).toBe(page);
  });

  test("is complete, also after a request for its streamed data", async () => {
    const read = async (headers = {}) => (await ask("/?weg=daten", headers)).text();
    await read({ "sec-fetch-dest": "empty" });
    const whole = await read();
    expect(whole).toContain("</html>");
    expect((await read({ cookie: "kreativlaendle.written=1" })) === whole).toBe(true);
  });

  test("comes with the same headers as when it was new, each request with a number of its own", async () => {
    const answers = [await remembered("/feed"), await remembered("/feed")];
    const [first, second] = answers.map(({ headers }) =>
      Object.fromEntries(
        [...headers].filter(([name]) => !["cache-status", "content-length", "date", "x-request-id"].includes(name)),
      ),
    );
    expect(second).toEqual(first);
    expect(answers.map(({ headers }) => headers.get("cache-status"))).toEqual(["pages; fwd=miss", "pages; hit"]);
    expect(second).toMatchObject({ "x-frame-options": "DENY", "x-content-type-options": "nosniff" });
    expect(second?.["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    expect(new Set(answers.map(({ headers }) => headers.get("x-request-id"))).size).toBe(2);
    const logged = () => site.lines.filter((line) => line.includes('"path":"/feed","status":200')).length;
    await expect.poll(logged).toBeGreaterThanOrEqual(2);
  });

  test("is also a facade, for whoever asks and whatever they have just written", async () => {
    const reader = await signIn(new Browserless(site.url), await createPerson(db));
    const drawings: string[] = [];
    for (const path of ["/fassade/anna.svg", "/fassade/anna.svg?form=head"]) {
      const first = await remembered(path);
      drawings.push(await first.text());
      expect(first.headers.get("cache-status")).toBe("pages; fwd=miss");
      for (const answer of [await remembered(path), await remembered(path, { cookie: "kreativlaendle.written=1" })]) {
        expect(answer.headers.get("cache-status")).toBe("pages; hit");
        expect(await answer.text()).toBe(drawings.at(-1));
      }
      expect((await reader.get(path)).headers.get("cache-status")).toBe("pages; hit");
    }
    expect(new Set(drawings).size).toBe(2);
  });

  test.for(["/feed.atom", "/kreative.json", "/suche.atom?q=Logo", "/sitemap.xml", "/bild/seite.png"])(
    "is also %s, with all its headers [FAST-28, REACH-82]",
    async (path) => {
      const answers = [await remembered(path)];
      // A process that was blind for a moment has forgotten the page.
      await expect
        .poll(async () => {
          answers[1] = await remembered(path);
          return answers[1].headers.get("cache-status");
        })
        .toBe("pages; hit");
      const [first, second] = answers.map(({ headers }) =>
        Object.fromEntries(
          [...headers].filter(([name]) => !["cache-status", "content-length", "date", "x-request-id"].includes(name)),
        ),
      );
      expect(second).toEqual(first);
      expect(second?.["content-security-policy"]).toContain("default-src 'none'");
      expect(second?.["cross-origin-resource-policy"]).toBe(path.endsWith(".png") ? "cross-origin" : "same-origin");
      expect(answers[0]?.headers.get("cache-status")).toBe("pages; fwd=miss");
      const [one, other] = await Promise.all(answers.map((answer) => answer.bytes()));
      expect(other).toEqual(one);
    },
  );

  test.for<[accepted: string, used: string | null, read: (bytes: Buffer) => Buffer]>([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
    ["zstd", "zstd", zstdDecompressSync],
    ["identity", null, (bytes) => bytes],
    ["br;q=0, gzip;q=0.0", null, (bytes) => bytes],
  ])("is packed for who accepts %s", async ([accepted, used, read]) => {
    const browser = new Browserless(site.url);
    const plain = (await browser.get("/blog")).html;
    const sent = request(`${site.url}/blog`, { agent: false, headers: { "accept-encoding": accepted } }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.headers["content-encoding"] ?? null).toBe(used);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    expect(read(await buffer(answer)).toString()).toBe(plain);
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await ask("/impressum");
    const again = await ask("/impressum", { "if-none-match": `${headers.get("etag")}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask("/impressum", { "if-none-match": 'W/"anders"' })).status).toBe(200);
  });

  test("is never sent to signed-in people, and theirs to nobody else", async () => {
    const anna = await createPerson(db);
    const visitor = new Browserless(site.url);
    const member = await signIn(new Browserless(site.url), anna);
    expect((await member.get("/kreative?q=a")).text).toContain(anna.name);
    expect((await visitor.get("/kreative?q=a")).texts("header").join()).not.toContain(anna.name);
    const own = await member.get("/kreative?q=a");
    expect(own.texts("header").join()).toContain(anna.name);
    expect(own.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("counts the visits of all who got it, not of those who only might look", async () => {
    const anna = await createPerson(db);
    const path = `/kreative/${anna.slug}`;
    for (const headers of [firefox, firefox, { ...firefox, "sec-purpose": "prefetch" }]) {
      await new Browserless(site.url).get(path, { headers });
    }
    const count = () => db.$count(profileVisits, eq(profileVisits.visitedProfileId, anna.id));
    await expect.poll(count).toBe(2);
  });

  test("notes for each network what nobody was found for [FIND-91, FIND-93]", async () => {
    const path = "/kreative?q=quuxblasen";
    const from = (address: string, more: Record<string, string> = {}) =>
      new Browserless(site.url).get(path, { headers: { ...firefox, "x-forwarded-for": address, ...more } });
    await from("203.0.113.1");
    const again = async () =>
      (await ask(path, { ...firefox, "x-forwarded-for": "203.0.113.2" })).headers.get("cache-status");
    await expect.poll(again, { interval: 600 }).toBe("pages; hit");
    await from("2001:db8::1");
    await from("2001:db8::2");
    await from("203.0.113.4", { "sec-purpose": "prefetch" });
    await from("203.0.113.5", { "user-agent": "Googlebot/2.1" });
    for (const more of ["&woertlich=1", "&skill=Illustration"])
      await ask(`${path}${more}`, { ...firefox, "x-forwarded-for": "203.0.113.6" });
    const count = () => db.$count(unfoundWords, eq(unfoundWords.word, "quuxblasen"));
    await expect.poll(count).toBe(3);
  });

  test.for([
    ["/kreative/gibt-es-nicht", 404],
    ["/profil", 401],
  ] as const)("is not what %s is", async ([path, status]) => {
    for (const _ of [1, 2]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("etag")]).toEqual([status, null]);
    }
  });
});

test("a page that twenty ask for at the same moment is made once", async () => {
  const { site, listener, db } = await startListenedSite(keptForAnHour);
  await createPerson(db);
  const visitor = new Browserless(site.url);
  // Between two requests the site asks for notes once, and has then read that of the new account.
  const warm = async () => (await visitor.get("/kreative?skill=warm")).headers.get("cache-status");
  await expect.poll(warm, { interval: 600 }).toBe("pages; hit");
  const alone = await listener.during(() => visitor.get("/kreative?skill=eins"));
  const together = await listener.during(() =>
    Promise.all(Array.from({ length: 20 }, () => visitor.get("/kreative?skill=zwei"))),
  );
  expect(alone.length).toBeGreaterThan(0);
  expect(together).toEqual(alone);
  expect(await listener.during(() => visitor.get("/kreative?skill=zwei"))).toEqual([]);
});

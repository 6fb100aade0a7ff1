import { createHash } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { posts, profiles, sessions } from "~/db/schema";
import { attribute, Browserless, byTag, elements, formOf, it, type Page, signedIn, signIn } from "../support/http";
import { createPerson, password } from "../support/people";
import { picture } from "../support/posts";
import { registration } from "../support/registration";
import { builtRoutes } from "../support/route-table";

describe("a write from another site", () => {
  const foreign: [string, Record<string, string>][] = [
    ["another origin", { origin: "https://boese.example" }],
    ["a subdomain", { origin: "http://boese.localhost" }],
    ["another port of this machine", { origin: "http://localhost:1" }],
    ["a page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a page without an origin in an older browser", { origin: "null", "sec-fetch-site": "" }],
    ["something that is no origin", { origin: "localhost" }],
    ["a foreign form that hides its origin", { origin: "", "sec-fetch-site": "cross-site" }],
    ["a sister site that hides its origin", { origin: "", "sec-fetch-site": "same-site" }],
  ];

  it.for(foreign)("is refused when it comes from %s", async ([, headers], { browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    for (const path of ["/auth/abmelden", "/auth/abmelden.data"]) {
      const page = await browser.post(path, {}, { headers });
      expect([path, page.status]).toEqual([path, 403]);
    }
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(1);
  });

  it("is refused at every address, before any route is asked [SAFE-12]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const writes = (await builtRoutes()).filter((route) => route.startsWith("POST "));
    const paths = writes.map((route) => route.slice("POST ".length).replace(/:\w+\??/g, "1"));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of [...paths, ...paths.map((path) => `${path}.data`)]) {
      const page = await browser.post(path, {}, { headers: { origin: "https://boese.example" }, follow: false });
      const refusal = "Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.";
      expect([path, page.status, page.html]).toEqual([path, 403, refusal]);
    }
  });

  it("is refused before its body is read, whatever its content type", async ({ browser }) => {
    const values = registration();
    const headers = { origin: "https://boese.example", "x-http-method-override": "GET" };
    const page = await browser.post("/auth?modus=registrieren", { ...values, agbAccepted: "on" }, { headers });
    expect(page.status).toBe(403);
    expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);
  });

  it("does not affect GET requests or programs without cookies", async ({ browser, site }) => {
    expect((await browser.get("/", { headers: { origin: "https://boese.example" } })).status).toBe(200);
    const answer = await fetch(`${site.url}/auth?modus=anmelden`, {
      method: "POST",
      body: new URLSearchParams({ email: "niemand@example.com", password }),
    });
    expect(answer.status).toBe(400);
  });
});

describe("a body", () => {
  it("of a form may have half a megabyte", async ({ browser }) => {
    const withSize = (size: number) => browser.post("/auth?modus=anmelden", { email: "x".repeat(size), password: "x" });
    expect((await withSize(400 * 1024)).status).toBe(400);
    const page = await withSize(600 * 1024);
    expect([page.status, page.heading]).toEqual([413, "Das ist zu groß"]);
  });

  it("is taken without its length, as many a proxy sends it on", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const send = async (path: string, given: BodyInit) => {
      const { body, headers } = new Response(given);
      const answer = await fetch(site.url + path, {
        method: "POST",
        headers: { "content-type": headers.get("content-type") ?? "", cookie, origin: site.url },
        body,
        redirect: "manual",
        duplex: "half",
      } as RequestInit);
      return answer.status;
    };
    const form = new URLSearchParams({ content: "Durch den Tunnel" });
    const upload = formOf({ content: "Mit Bild", images: await picture() });
    expect([await send("/posts/neu", form), await send("/posts/neu", upload)]).toEqual([303, 303]);
    const stored = await db.select().from(posts).where(eq(posts.userId, anna.id)).orderBy(posts.id);
    expect(stored.map(({ content, images }) => [content, images.length])).toEqual([
      ["Durch den Tunnel", 0],
      ["Mit Bild", 1],
    ]);
    expect(await send("/posts/neu", new URLSearchParams())).toBe(400);
  });

  it("of an upload may have thirty-two, announced or not", async ({ browser, site }) => {
    const announced = request(`${site.url}/posts/neu`, {
      method: "POST",
      agent: false,
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": 33 * 1024 * 1024 },
    });
    // The request is never completed.
    announced.on("error", () => {}).flushHeaders();
    const [refusal] = await once(announced, "response");
    announced.destroy();
    expect(refusal.statusCode).toBe(413);
    const chunk = Buffer.alloc(64 * 1024, "x");
    const head = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n';
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull: (controller) => controller.enqueue(chunk),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const endless = fetch(`${site.url}/posts/neu`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    const status = await endless.then((answer) => answer.status).catch(() => "hung up");
    expect([413, "hung up"]).toContain(status);
    expect((await browser.get("/healthz")).status).toBe(200);
  });
});

describe("what no page of ours asks", () => {
  it.for(["PUT", "PATCH", "DELETE", "OPTIONS"])("is refused with %s", async (method, { site }) => {
    const answer = await fetch(`${site.url}/auth`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await answer.text()).toBe("Das geht hier nicht.");
  });

  it.for(["application/json", "text/plain", "multipart/form-data"])(
    "is not read as a form: %s",
    async (type, { browser }) => {
      const page = await browser.post("/auth?modus=anmelden", "{}", { headers: { "content-type": type } });
      expect([page.status, page.html]).toEqual([415, "Diese Art von Daten nehmen wir nicht an."]);
    },
  );
});

it.for([
  "/storage/x.jpg",
  "/storage/post-images/a/b.jpg",
  "/bild/kreative/gibt-es-nicht.png",
  "/auftritt/gibt-es-nicht.png",
  "/sitemap/99.xml",
  "/assets/gibt-es-nicht.js",
])("says in German that a file does not exist: %s [SAFE-118]", async (path, { browser }) => {
  const page = await browser.get(path);
  expect([page.status, page.html]).toEqual([404, "Unter dieser Adresse gibt es nichts."]);
});

describe("a form for an address that takes none", () => {
  it.for(["/robots.txt", "/sitemap.xml", "/sitemap/1.xml", "/feed.atom", "/fassade/anna.svg", "/storage/x.jpg"])(
    "is refused in German where there is no page: %s",
    async (path, { browser }) => {
      const page = await browser.post(path, { name: "x" });
      expect([page.status, page.html, page.headers.get("allow")]).toEqual([405, "Das geht hier nicht.", "GET, HEAD"]);
      expect(page.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    },
  );

  it("is refused in German where its sender is not signed in any more", async ({ browser }) => {
    const page = await browser.post("/arbeiten/bilder", {});
    expect([page.status, page.html]).toEqual([401, "Bitte melden Sie sich an, und versuchen Sie es dann noch einmal."]);
  });

  it("is refused by a page that says so", async ({ browser }) => {
    const page = await browser.post("/agb", { name: "x" });
    expect([page.status, page.heading]).toEqual([405, "Das geht hier nicht"]);
  });
});

describe("the headers", () => {
  it.for(["/", "/gibt-es-nicht", "/healthz", "/icon.svg", "/assets/gibt-es-nicht.js", "/auth.data"])(
    "of %s keep the browser on its guard",
    async (path, { browser }) => {
      const { headers } = await browser.get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers.has("x-powered-by")).toBe(false);
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );

  it("name each request differently, whatever the client says", async ({ browser }) => {
    const given = "11111111-1111-1111-1111-111111111111";
    const pages = [await browser.get("/", { headers: { "x-request-id": given } }), await browser.get("/")];
    const ids = pages.map(({ headers }) => headers.get("x-request-id"));
    expect(new Set([...ids, given]).size).toBe(3);
  });
});

describe("the security policy", () => {
  const directives = (page: Page) =>
    new Map(
      (page.headers.get("content-security-policy") ?? "").split("; ").map((line) => {
        const [name = "", ...values] = line.split(" ");
        return [name, values];
      }),
    );
  const rawText = ({ childNodes }: ReturnType<typeof byTag>[number]) =>
    childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

  it.for(["/", "/agb", "/auth", "/gibt-es-nicht"])(
    "of %s allows exactly the scripts of the page, by their hashes",
    async (path, { browser }) => {
      const page = await browser.get(path);
      const allowed = directives(page).get("script-src") ?? [];
      expect(allowed[0]).toBe("'self'");
      expect(allowed.slice(1).every((source) => /^'sha256-[\w+/]{43}='$/.test(source))).toBe(true);
      const inline = byTag(page.document, "script").filter((script) => attribute(script, "src") === null);
      const runs = inline.filter((script) => !(attribute(script, "type") ?? "").endsWith("json"));
      expect(runs.length).toBeGreaterThan(1);
      expect(new Set(allowed.slice(1))).toEqual(new Set(runs.map(rawText).map(hashOf)));
    },
  );

  it("allows no inline handler, no frame, no plugin, no foreign form target", async ({ browser }) => {
    const page = await browser.get("/");
    const policy = directives(page);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("script-src-attr")).toEqual(["'none'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("frame-src")).toEqual(["'self'"]);
    expect(policy.get("base-uri")).toEqual(["'self'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    const withHandlers = elements(page.document, ({ attrs }) => attrs.some(({ name }) => name.startsWith("on")));
    expect(withHandlers.map(({ tagName }) => tagName)).toEqual([]);
  });

  it("does not let in a script that comes with a name", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db, { name: `<script>alert("${Date.now()}")</script>` }));
    const page = await browser.get("/");
    expect(page.text).toContain(anna.name);
    expect(byTag(page.document, "script").some((script) => rawText(script).startsWith("alert("))).toBe(false);
  });
});

describe("a visitor's page", () => {
  it.for(["/", "/agb", "/datenschutz", "/impressum", "/auth"])(
    "%s is the same for every visitor at every moment, so that it can be kept",
    async (path, { site, browser }) => {
      await signIn(browser, await createPerson(db));
      const first = await new Browserless(site.url).get(path);
      const second = await new Browserless(site.url).get(path, {
        headers: { "accept-language": "en", "user-agent": "x" },
      });
      expect(first.html === second.html).toBe(true);
      expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect(first.headers.getSetCookie()).toEqual([]);
    },
  );

  it("is not what a signed-in person gets, and theirs is kept by nobody else", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const page = await browser.get("/");
    expect(page.text).toContain(anna.name);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(page.headers.get("vary")).toContain("Cookie");
  });

  it("is not shared either while a toast waits in it", async ({ browser }) => {
    const { email } = await createPerson(db);
    const form = (await browser.get("/auth?modus=passwort")).form("/auth?modus=passwort");
    expect((await browser.submit(form, { email })).headers.get("cache-control")).toBe("private, no-cache");
    // Asking for the link was a write, whose mark goes after five seconds.
    browser.cookies.delete("kreativlaendle.written");
    expect((await browser.get("/")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });
});

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, lookPictures, siteLooks } from "../../app/db/schema";
import { attribute, Browserless, byTag, it, type Page, signedIn, signIn, startFreshSite } from "../support/http";
import { logoFile, logoSvg, publishLook } from "../support/looks";
import { createPerson } from "../support/people";

const path = "/admin/auftritt";
const upload = `${path}/bilder/logo`;
const preview = "/?auftritt=entwurf";

const logoIn = (page: Page) =>
  byTag(page.document, "img").find((image) => attribute(image, "src")?.startsWith("/auftritt/"));
const addressIn = (page: Page) => attribute(logoIn(page) as never, "src") ?? "";

async function send(browser: Browserless, svg = logoSvg()) {
  return browser.submit((await browser.get(upload)).form(upload, "bild"), { bild: logoFile(svg) });
}

describe("the logo of the site", () => {
  it("is drawn from what is sent, previewed, published, shown in every header, and taken back [ADM-82, ADM-83, ADM-85, ADM-87]", async ({
    browser,
    site,
  }) => {
    await db.delete(siteLooks);
    const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
    const visitor = new Browserless(site.url);
    const saved = await send(browser);
    expect(saved.text).toContain("Logo im Entwurf gespeichert");

    const previewed = await browser.get(preview);
    const image = logoIn(previewed) as never;
    expect(["alt", "width", "height"].map((name) => attribute(image, name))).toEqual(["Kreativländle", "160", "40"]);
    for (const other of [await browser.get("/"), await visitor.get(preview)]) expect(logoIn(other)).toBeUndefined();

    expect((await browser.submit(saved.form(`${path}/uebernehmen`))).text).toContain("Der neue Auftritt gilt");
    await expect.poll(async () => logoIn(await visitor.get("/"))).toBeTruthy();
    const pages = ["/kreative", "/gibt-es-nicht", "/auth?modus=anmelden", "/profil/bearbeiten"];
    for (const address of pages)
      expect([address, logoIn(await visitor.get(address))]).toEqual([address, expect.anything()]);

    // The texts are a form of their own, which leaves the logo as it is.
    const again = await browser.submit((await browser.get(path)).form(path, "claim"), { claim: "Wir in der Region." });
    await browser.submit(again.form(`${path}/uebernehmen`));
    expect(addressIn(await browser.get("/"))).toBe(addressIn(previewed));

    const removed = await browser.submit((await browser.get(upload)).form(upload, "vorgabe"), { vorgabe: "ja" });
    expect(removed.text).toContain("Logo aus dem Entwurf entfernt");
    expect(logoIn(await browser.get(preview))).toBeUndefined();
    await browser.submit(removed.form(`${path}/uebernehmen`));
    expect(logoIn(await browser.get("/"))).toBeUndefined();
    await browser.submit((await browser.get(path)).form(`${path}/rueckgaengig`));
    expect(addressIn(await browser.get("/"))).toBe(addressIn(previewed));

    const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id)).orderBy(auditLog.id);
    expect(acts[0]?.after).toMatchObject({ Logo: expect.stringMatching(/^480 × 120 Pixel, Prüfsumme [0-9a-f]{8}$/) });
  });

  it("is sent as pixels alone, for good, and nothing of it runs [ADM-87]", async ({ browser, site }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await send(browser, logoSvg("#204060"));
    const answer = await fetch(new URL(addressIn(await browser.get(preview)), site.url));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(60 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 480, height: 120 });
    for (const name of ["x", "..%2f..%2fetc%2fpasswd", `${"0".repeat(32)}-1x1.png`, "%00"])
      expect((await fetch(`${site.url}/auftritt/${name}`)).status).toBe(404);
  });

  it("is refused at its field, with the reason, and leaves the draft as it is [ADM-86]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await send(browser, logoSvg("#306040"));
    const before = addressIn(await browser.get(preview));
    const refused = await send(browser, logoSvg().replace("<rect", "<script>1</script><rect"));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Dieses SVG enthält ein Script.");
    const empty = await browser.post(upload, new FormData());
    expect(empty.status).toBe(400);
    expect(empty.text).toContain("Bitte wählen Sie eine Bilddatei aus");
    expect(addressIn(await browser.get(preview))).toBe(before);
    expect((await browser.get(`${path}/bilder/wappen`)).status).toBe(404);
  });

  it("is stored for three looks at most, and published only as seen [ADM-82, ADM-87]", async ({ browser }) => {
    await db.delete(siteLooks);
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await publishLook(db);
    for (const colour of ["#101010", "#202020", "#303030"]) {
      const saved = await send(browser, logoSvg(colour));
      await browser.submit(saved.form(`${path}/uebernehmen`));
    }
    const seen = (await send(browser, logoSvg("#404040"))).form(`${path}/uebernehmen`);
    await send(browser, logoSvg("#505050"));
    expect(await db.$count(lookPictures)).toBe(3);
    expect((await browser.submit(seen)).text).toContain("Nicht übernommen");
    await browser.submit((await browser.get(path)).form(`${path}/entwurf-verwerfen`));
    expect(await db.$count(lookPictures)).toBe(2);
  });

  it("is the same for each process, also when it is sent twice at once [ADM-83, ADM-87]", async () => {
    const own = await startFreshSite({ WORKERS: "2", PAGE_CACHE_SECONDS: "0" });
    const { site } = own;
    onTestFinished(own.stop);
    const browser = await signIn(new Browserless(site.url), await createPerson(own.db, { isSuperadmin: true }));
    await Promise.all([send(browser), send(browser)]);
    expect(await own.db.$count(lookPictures)).toBe(1);
    await browser.submit((await browser.get(path)).form(`${path}/uebernehmen`));
    const visitor = new Browserless(site.url);
    const shown = () => Promise.all(Array.from({ length: 8 }, () => visitor.get("/")));
    await expect.poll(async () => (await shown()).filter((page) => logoIn(page))).toHaveLength(8);
  });
});

describe("the sharing picture of the site", () => {
  const sharing = `${path}/bilder/teilen`;
  const photo = async (width: number, height: number) => {
    const red = sharp({ create: { width, height, channels: 3, background: "#c23b1f" } });
    const bytes = await red
      .withExif({ IFD0: { Artist: "Anna Geheim" } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
  };

  it("is a picture of one's own, once it is published, and is refused when it is small or none [ADM-88]", async ({
    browser,
    site,
  }) => {
    await db.delete(siteLooks);
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const shown = async () => sharp(Buffer.from(await (await fetch(`${site.url}/bild/seite.png`)).arrayBuffer()));
    const colour = async () => (await (await shown()).stats()).dominant;
    const form = (await browser.get(sharing)).form(sharing, "bild");
    const small = await browser.submit(form, { bild: await photo(1100, 900) });
    expect(small.status).toBe(400);
    expect(small.text).toContain("mindestens 1200 mal 630 Pixeln");
    expect((await browser.submit(form, { bild: logoFile() })).text).toContain("Bitte wählen Sie eine Bilddatei aus");

    const saved = await browser.submit(form, { bild: await photo(1300, 1300) });
    expect(saved.text).toContain("Bild zum Teilen im Entwurf gespeichert");
    expect((await colour()).r).toBeGreaterThan(220);
    await browser.submit(saved.form(`${path}/uebernehmen`));
    await expect.poll(async () => (await colour()).g).toBeLessThan(80);
    expect(await (await shown()).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect((await (await shown()).metadata()).exif).toBeUndefined();
    expect(logoIn(await browser.get("/"))).toBeUndefined();
  });
});

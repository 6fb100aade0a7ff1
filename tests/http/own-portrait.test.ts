import { existsSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { it, signedIn, signIn } from "../support/http";
import { createPerson, storedPerson } from "../support/people";
import { waitingFilesOf } from "../support/posts";

describe("the portrait", () => {
  const photo = async (side: number) => {
    const bytes = await sharp({ create: { width: side * 2, height: side, channels: 3, background: "#a52" } })
      .withExif({ IFD0: { Artist: "Anna Geheim" } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "urlaub.jpg", { type: "image/jpeg" });
  };

  it("is cut, stored under its owner, served in what the browser reads, and replaces the old one [OWN-22, OWN-23, OWN-25, OWN-26, DATA-41, DATA-42]", async ({
    browser,
    site,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const upload = async () => {
      const page = await browser.submit((await browser.get("/profil/bild")).form("/profil/bild"), {
        avatar: await photo(900),
      });
      expect(page.text).toContain("Profilbild erfolgreich hochgeladen!");
      const [stored] = await db.select({ url: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, anna.id));
      return stored?.url ?? "";
    };
    const first = await upload();
    expect(first).toMatch(new RegExp(`^/storage/post-images/${anna.id}/avatar_\\d+\\.jpg\\?t=\\d+$`));
    for (const [accept, type] of [
      ["image/avif,image/webp,*/*", "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["*/*", "image/jpeg"],
    ]) {
      const answer = await fetch(`${site.url}${first}`, { headers: { accept: accept ?? "" } });
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, must-revalidate");
      expect(answer.headers.get("vary")).toContain("Accept");
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([400, 400, undefined]);
      expect(bytes.includes("Anna Geheim")).toBe(false);
    }
    const second = await upload();
    expect(second).not.toBe(first);
    expect((await fetch(`${site.url}${first}`)).status).toBe(404);
    expect((await fetch(`${site.url}${second}`)).status).toBe(200);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  });

  it("can be removed with its files, and removing it again says the same [SAFE-37]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const none = await browser.get("/profil/bild");
    expect(none.html).not.toContain("/profil/bild/entfernen");
    await browser.submit(none.form("/profil/bild"), { avatar: await photo(500) });
    const folder = join(site.dataDir, "files/post-images", anna.id);
    expect(readdirSync(folder)).toHaveLength(3);
    const form = (await browser.get("/profil/bild")).form("/profil/bild/entfernen");
    for (const _time of ["first", "second"]) {
      const page = await browser.submit(form);
      expect(page.redirects).toEqual(["/profil"]);
      expect(page.text).toContain("Profilbild entfernt");
      expect(page.html).not.toContain("avatar_");
    }
    expect(readdirSync(folder)).toEqual([]);
    const stored = await storedPerson(db, anna);
    expect(stored?.avatarUrl).toBeNull();
    expect(stored?.updatedAt).not.toEqual(anna.updatedAt);
    expect((await browser.get(`/kreative/${anna.slug}`)).html).toContain(`/fassade/${anna.slug}.svg`);
  });

  it("leaves nothing behind when the upload breaks off on its way [OWN-25]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db, { avatarUrl: "/storage/post-images/x/avatar_1.jpg?t=1" }));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const whole = Buffer.from(await (await photo(2000)).arrayBuffer());
    const boundary = "----halb";
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const upload = request(`${site.url}/profil/bild.data`, {
      method: "POST",
      headers: {
        cookie,
        origin: site.url,
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": whole.length + 1000,
      },
    });
    const isOver = Promise.withResolvers<void>();
    upload.on("error", () => {}).on("close", isOver.resolve);
    upload.write(head);
    upload.write(whole.subarray(0, whole.length / 2), () => upload.destroy());
    await isOver.promise;

    await expect.poll(() => site.lines.filter((line) => line.includes("/profil/bild.data"))).not.toEqual([]);
    expect((await storedPerson(db, anna))?.avatarUrl).toBe(anna.avatarUrl);
    expect(existsSync(join(site.dataDir, "files/post-images", anna.id))).toBe(false);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
    expect((await browser.get("/profil")).status).toBe(200);
  });

  it("must be a picture [OWN-22, OWN-28]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const form = (await browser.get("/profil/bild")).form("/profil/bild");
    for (const file of [new File(["<svg/>"], "bild.png", { type: "image/png" }), new File([], "")]) {
      const page = await browser.submit(form, { avatar: file });
      expect(page.status).toBe(400);
      expect(page.texts("alert").join()).toContain("Fehler beim Hochladen des Profilbildes");
      expect(page.errorAt("avatar")).toContain("Bitte wählen Sie");
    }
  });
});

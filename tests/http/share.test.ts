import decodeQR from "qr/decode.js";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { attribute, byTag, elements, it, signIn } from "../support/http";
import { createCompany, createPerson } from "../support/people";
import { createArticle } from "../support/posts";
import { readQrPath } from "../support/qr";
import { createWorkOf } from "../support/works";

it("gives the address of a profile, work, article or company as text, mail and code, with the picture that others see [SEO-21]", async ({
  browser,
  site,
}) => {
  const anna = await createPerson(db, { name: 'Ärger & Söhne? "100 %"' });
  const work = await createWorkOf(db, anna, { title: "Plakat", content: "Ein Plakat" });
  const berg = await createCompany(db);
  const article = await createArticle(db);
  const pages = [
    [`kreative/${anna.slug}`, `/kreative/${anna.slug}`],
    [`arbeiten/${work.id}`, `/kreative/${anna.slug}/arbeiten/${work.slug}`],
    [`unternehmen/${berg.slug}`, `/unternehmen/${berg.slug}`],
    [`blog/${article.slug}`, `/blog/${article.slug}`],
  ] as const;
  for (const [of, path] of pages) {
    const shown = await browser.get(path);
    expect(elements(shown.document, (one) => attribute(one, "href") === `/teilen/${of}`)).toHaveLength(1);
    const page = await browser.get(`/teilen/${of}`);
    const field = elements(page.document, (one) => attribute(one, "name") === "adresse")[0];
    const url = field && attribute(field, "value");
    expect(new URL(url ?? "").pathname).toBe(path);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    const picture = byTag(page.document, "img")
      .map((one) => attribute(one, "src"))
      .find((src) => src?.startsWith("/bild/"));
    expect((await fetch(site.url + picture)).headers.get("content-type")).toBe("image/png");
    const hrefs = byTag(page.document, "a").map((one) => attribute(one, "href") ?? "");
    const mail = new URL(hrefs.find((href) => href.startsWith("mailto:")) ?? "");
    expect(mail.searchParams.get("body")).toContain(url);
    const file = decodeURIComponent(hrefs.find((href) => href.startsWith("data:image/svg+xml,")) ?? "");
    const [, code = ""] = /<path d="([^"]+)"/.exec(file) ?? [];
    expect(decodeQR(readQrPath(code))).toBe(url);
  }
});

it("shares only what others see, and a call among members [SEO-22]", async ({ browser }) => {
  const hidden = await createPerson(db, { profileStatus: "hidden" });
  const draft = await createWorkOf(db, await createPerson(db), { published: false });
  const unseen = [
    `kreative/${hidden.slug}`,
    `arbeiten/${draft.id}`,
    "arbeiten/x",
    "blog/gibt-es-nicht",
    "quatsch/eins",
  ];
  for (const of of unseen) expect([of, (await browser.get(`/teilen/${of}`)).status]).toEqual([of, 404]);

  const call = await createCallOf(db, await createCompany(db), { title: "Etiketten für Most" });
  const refused = await browser.get(`/teilen/ausschreibungen/${call.id}`);
  expect([refused.status, refused.text.includes("Etiketten")]).toEqual([401, false]);
  await signIn(browser, await createPerson(db));
  const page = await browser.get(`/teilen/ausschreibungen/${call.id}`);
  expect(page.heading).toBe("Etiketten für Most teilen");
  expect(page.text).toContain("Ausschreibungen sehen nur, die ein Konto haben und angemeldet sind.");
});

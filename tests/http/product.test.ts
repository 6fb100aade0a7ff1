import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { Browserless, it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

describe("the product", () => {
  it("shows at once what people write, and asks nobody first [GEN-08]", async ({ browser, site }) => {
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    const [visitor, company] = [browser, await signIn(new Browserless(site.url), berg)];
    const creative = await signIn(new Browserless(site.url), anna);
    const paths = [`/kreative/${anna.slug}`, "/feed"] as const;
    for (const path of paths) expect((await visitor.get(path)).status).toBe(200);

    const [title, content, heading] = [unique("Zeichnet Almen"), unique("Fertig ist"), unique("Plakate gesucht")];
    await creative.submit((await creative.get("/profil/bearbeiten")).form("/profil/bearbeiten"), { title });
    await creative.submit((await creative.get("/feed")).form("/posts/neu"), { content });
    const form = (await company.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    await company.submit(form, { title: heading, description: "Drei Plakate", category: "Print Design" });

    expect((await visitor.get(paths[0])).text).toContain(title);
    expect((await visitor.get(paths[1])).text).toContain(content);
    expect((await creative.get("/ausschreibungen")).text).toContain(heading);
  });

  it("loads everything from its own server [GEN-12, GEN-13, GEN-20, GEN-23]", async ({ browser, site }) => {
    for (const path of ["/", "/kreative", "/feed", "/blog", "/auth"]) {
      const { html, headers } = await browser.get(path);
      // An article's cover may be external; then the request must send no referrer.
      const tags =
        html.match(/<(?:script|img|link|iframe)\b[^>]*>/g)?.filter((tag) => !/referrerpolicy/i.test(tag)) ?? [];
      const loaded = tags.map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? "");
      expect(loaded.length).toBeGreaterThan(0);
      const elsewhere = loaded.filter((url) => /^(https?:)?\/\//.test(url) && !url.startsWith(site.url));
      expect(elsewhere).toEqual([]);
      expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    }
  });
});

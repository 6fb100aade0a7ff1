import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { Browserless, browserOf, it } from "../support/http";
import { createCompany, createPerson } from "../support/people";
import { reserve } from "../support/reservations";
import { createResetLink } from "../support/reset-link";

it("a page with a secret in its address is stored nowhere, has no referrer, and its form works without an origin [ACCT-14]", async ({
  browser,
}) => {
  const { path } = await reserve(db);
  const pages = [
    "/auth/confirm?token=abc&type=signup",
    await createResetLink(db, await createPerson(db)),
    path,
    "/claim-profile/falsch",
  ];
  for (const address of pages) {
    const page = await browser.get(address, { follow: false });
    const { headers } = page;
    expect(headers.get("cache-control"), address).toBe("private, no-store");
    expect(headers.get("referrer-policy"), address).toBe("no-referrer");
    const posted = await browser.post(address, {}, { follow: false, headers: { origin: "null" } });
    expect([address, posted.status === 403]).toEqual([address, false]);
    expect(posted.headers.get("cache-control")).toContain("no-store");
  }
});

describe("what nobody may see after the sign-out", () => {
  it("is stored nowhere: the superadmins' area, messages, contact data [ACCT-15]", async ({ site }) => {
    const [anna, company] = [await createPerson(db, { isSuperadmin: true }), await createCompany(db)];
    const call = await createCallOf(db, company);
    const member = await browserOf(db, site.url, anna);
    const paths = [
      "/admin/dashboard",
      "/admin/protokoll",
      `/admin/profile/${company.id}`,
      `/nachrichten/neu?an=unternehmen/${company.slug}`,
      "/nachrichten",
      (await createConversation(db, anna, company)).path,
      `/unternehmen/${company.slug}`,
      `/unternehmen/${company.slug}.data`,
      call.path,
    ];
    for (const path of paths) {
      const page = await member.get(path);
      expect([path, page.status, page.headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
    }
    const visitor = await new Browserless(site.url).get(`/unternehmen/${company.slug}`);
    expect(visitor.headers.get("cache-control")).toContain("public");
    expect((await member.get("/feed")).headers.get("cache-control")).toBe("private, no-cache");
  });

  it("is forgotten by the browser with the sign-out, and with the account [ACCT-15]", async ({ site }) => {
    const anna = await createPerson(db);
    const member = await browserOf(db, site.url, anna);
    expect((await member.post("/auth/abmelden", {}, { follow: false })).headers.get("clear-site-data")).toBe('"cache"');
    const again = await browserOf(db, site.url, anna);
    const asData = await again.post("/auth/abmelden.data", {}, { follow: false });
    expect(asData.headers.get("clear-site-data")).toBe('"cache"');
    const last = await browserOf(db, site.url, anna);
    const gone = await last.post("/profil/loeschen", { password: anna.password }, { follow: false });
    expect(gone.headers.get("clear-site-data")).toBe('"cache"');
  });
});

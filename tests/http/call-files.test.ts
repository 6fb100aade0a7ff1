import { randomUUID } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { attachments } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { Browserless, formOf, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";

const pdf = (name = "Plan.pdf", more = 0) => new File([`%PDF-1.7\n${"x".repeat(more)}`], name, { type: "text/html" });

/** Empty for one that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

it("adds files to a call, which members open at a signed address in a sandbox, beside the forms of offers too, and removes them [FILE-01, FILE-05, FILE-06, FILE-08, FILE-12, FILE-21, SAFE-139]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const [call, person] = [await createCallOf(db, berg), await createPerson(db)];
  const offer = await createOffer(db, call, person);
  const company = await signIn(new Browserless(site.url), berg);
  const path = `/ausschreibungen/${call.id}/unterlagen`;
  expect((await company.get(call.path)).html).toContain(path);
  expect((await company.get(path)).text).toContain("darf höchstens eine Minute dauern");
  const fields = formOf({ files: pdf("../A\u202e Plan.pdf", 3_000_000) });
  const three = "%PDF-1.7\n2 0 obj <</Type /Pages /Count 3 /Kids [4 0 R]>>\nendobj";
  fields.append("files", new File([three], "B.pdf", { type: "application/pdf" }));
  const added = await company.post(path, fields);
  expect(added.text).toContain("Unterlagen hinzugefügt");
  expect(added.text).toContain("PDF, 2,9 MB");
  expect(added.text).toContain("PDF, 3 Seiten, 1 KB");

  const member = await signIn(new Browserless(site.url), person);
  const [, address = ""] = /href="(\/dateien\/[^"]+)"/.exec((await member.get(call.path)).html) ?? [];
  const file = await member.get(address);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(file.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox$/);
  expect(file.headers.get("content-disposition")).toContain("filename*=UTF-8''A%20Plan.pdf");
  expect(file.headers.get("cache-control")).toContain("no-store");
  expect(file.html).toHaveLength(3_000_009);
  const asked = await member.head((await member.get(address, { follow: false })).headers.get("location") ?? "");
  expect([asked.status, asked.headers.get("content-length")]).toEqual([200, "3000009"]);
  const descriptors = `/proc/${site.pid}/fd`;
  const listOpen = () => readdirSync(descriptors).map((name) => linkOf(join(descriptors, name)));
  const isStored = (path: string) => path.startsWith(join(site.dataDir, "files"));
  await expect.poll(() => listOpen().filter(isStored)).toEqual([]);
  expect((await new Browserless(site.url).get(address)).status).toBe(401);
  expect((await member.get(`/dateien/${randomUUID()}`)).status).toBe(404);
  const other = await signIn(new Browserless(site.url), await createPerson(db));
  for (const form of [`/nachrichten/neu?ausschreibung=${call.id}`, `/ausschreibungen?angebot=${call.id}`])
    expect((await other.get(form)).html, form).toContain(address);
  expect((await member.get(`${offer.path}/aendern`)).html).toContain(address);
  const order = await createOffer(db, call, await createPerson(db), { state: "confirmed" });
  expect((await company.get(`${order.path}/auftrag`)).html).toContain(address);
  expect((await member.get("/nachrichten")).text).toContain("Neue Unterlagen zur Ausschreibung: A Plan.pdf, B.pdf");

  const isOfCall = eq(attachments.ausschreibungId, call.id);
  const [row] = await db.select({ id: attachments.id }).from(attachments).where(isOfCall);
  await member.post(path, { remove: row?.id ?? "" });
  expect(await db.$count(attachments, isOfCall)).toBe(2);
  expect((await company.post(path, { remove: row?.id ?? "" })).text).toContain("Unterlage entfernt");
  expect((await member.get(`/dateien/${row?.id}`)).status).toBe(404);
});

it("refuses what is no PDF or picture, is named otherwise, is too large or one too many [FILE-02, FILE-03, FILE-04]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const company = await signIn(new Browserless(site.url), berg);
  const path = `/ausschreibungen/${call.id}/unterlagen`;
  const send = async (...files: File[]) => {
    const { status, text } = await company.post(path, formOf({ files }));
    return [status, text];
  };
  const refused: [File, string][] = [
    [new File(["<svg onload=alert(1)/>"], "bild.png", { type: "image/png" }), "ist kein PDF, PNG oder JPEG"],
    [pdf("seite.html"), "passt nicht zu ihrem Inhalt"],
    [pdf("a.pdf", 20 * 1024 * 1024), "ist größer als 20 MB"],
    [new File([], "leer.pdf"), "ist leer"],
  ];
  for (const [file, why] of refused) expect(await send(file)).toEqual([400, expect.stringContaining(why)]);
  expect(await send(...Array.from({ length: 6 }, () => pdf()))).toEqual([400, expect.stringContaining("Platz für 5")]);
  expect(await db.$count(attachments, eq(attachments.ausschreibungId, call.id))).toBe(0);
});

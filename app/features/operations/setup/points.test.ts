import { expect, it } from "vitest";
import type { Found } from "./point";
import { pointsOf } from "./points";

const fine: Found = {
  siteUrl: "https://kreativ.example",
  isDemo: false,
  hasMailServer: true,
  isSenderRefused: false,
  senderDomain: "kreativ.example",
  records: { spf: true, dmarc: true },
  missingSettings: [],
  hasLook: true,
  superadmins: 2,
  backupDays: 1,
  freeBytes: 20 * 1024 ** 3,
  clockSeconds: 0.4,
  legalRead: { by: "Vera", on: "1. Mai 2026" },
  version: "1.2.3",
  schema: "0001_schema",
  request: { isForwarded: true, isForwardedTrusted: true, isHttps: true },
};
const open = (found: Partial<Found>) =>
  pointsOf({ ...fine, ...found })
    .filter(({ state }) => state === "open")
    .map(({ title }) => title);
const point = (title: string, found: Partial<Found> = {}) =>
  pointsOf({ ...fine, ...found }).find((each) => each.title === title);

it("has nothing to do for a site that is set up, and says what nobody can tell it [ADM-34]", () => {
  expect(open({})).toEqual([]);
  const unknown = pointsOf(fine).filter(({ state }) => state === "unknown");
  expect(unknown.map(({ title }) => title)).toEqual(["Wiederherstellen geübt", "Version"]);
});

it.each<[string, Partial<Found>]>([
  ["Adresse der Website", { siteUrl: "http://kreativ.example" }],
  ["Adresse der Website", { isDemo: true }],
  ["Proxy", { request: { isForwarded: false, isForwardedTrusted: false, isHttps: null } }],
  ["Proxy", { request: { isForwarded: true, isForwardedTrusted: false, isHttps: true } }],
  ["Proxy", { request: { isForwarded: true, isForwardedTrusted: true, isHttps: false } }],
  ["E-Mail", { hasMailServer: false }],
  ["E-Mail", { isSenderRefused: true }],
  ["SPF und DMARC", { records: { spf: true, dmarc: false } }],
  ["Impressum und Kontakt", { missingSettings: ["PROVIDER_ADDRESS"] }],
  ["Rechtstexte", { legalRead: null }],
  ["Zweiter Superadmin", { superadmins: 1 }],
  ["Sicherung", { backupDays: null }],
  ["Sicherung", { backupDays: 3 }],
  ["Speicherplatz", { freeBytes: 500 * 1024 ** 2 }],
  ["Uhrzeit", { clockSeconds: -40 }],
])("says that '%s' is to do [ADM-34]", (title, found) => {
  expect(open(found)).toEqual([title]);
});

it("names what is missing, and what it can't find out [ADM-34]", () => {
  expect(point("SPF und DMARC", { records: { spf: false, dmarc: false } })?.text).toContain("fehlt SPF und DMARC");
  expect(point("SPF und DMARC", { records: null })?.state).toBe("unknown");
  expect(point("Proxy", { request: null })?.state).toBe("unknown");
  expect(point("Speicherplatz", { freeBytes: null })?.state).toBe("unknown");
  expect(point("Impressum und Kontakt", { missingSettings: ["CONTACT_EMAIL", "PROVIDER_ADDRESS"] })?.text).toContain(
    "CONTACT_EMAIL, PROVIDER_ADDRESS",
  );
  expect(point("Rechtstexte")?.text).toBe("Von Vera am 1. Mai 2026 geprüft.");
});

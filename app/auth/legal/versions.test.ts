import { describe, expect, it } from "vitest";
import { announcedDaysAhead, announcedVersion, legalVersions, openDocuments, versionOn } from "./versions";

const day = 86_400_000;
const at = (text: string) => new Date(`${text}T12:00:00+01:00`);

it("lists the versions in their order, and announces new terms thirty days ahead [ACCT-50, ACCT-51]", () => {
  for (const versions of Object.values(legalVersions)) {
    const days = versions.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const { changes } of versions) expect(changes).toMatch(/^\p{Ll}.{10,}[^.]$/u);
  }
  for (const { from, announcedOn = "" } of legalVersions.agb.slice(1))
    expect((Date.parse(from) - Date.parse(announcedOn)) / day).toBeGreaterThanOrEqual(announcedDaysAhead);
});

it("knows which version holds, and which one is announced [ACCT-50]", () => {
  const [first, second] = legalVersions.agb;
  expect(versionOn("agb", "2026-12-31")).toBe(first);
  expect(versionOn("agb", "2027-01-01")).toBe(second);
  expect(announcedVersion("agb", "2026-11-21")).toBeNull();
  expect(announcedVersion("agb", "2026-11-22")).toBe(second);
  expect(announcedVersion("agb", "2027-01-01")).toBeNull();
});

describe("at a sign-in [ACCT-52]", () => {
  const anna = {
    agbDeclinedAt: null,
    agbAcceptedAt: at("2026-12-01"),
    privacyNotedAt: at("2026-12-01"),
    createdAt: at("2026-12-01"),
  };
  const [before, after] = [at("2026-12-20"), at("2027-01-02")];

  it.each([
    ["nothing before new terms hold", anna, before, before, []],
    ["nothing in a session that began before", anna, before, after, []],
    ["the terms at the first sign-in after", anna, after, after, ["agb"]],
    ["nothing once they were accepted", { ...anna, agbAcceptedAt: at("2027-01-01") }, after, after, []],
    ["nothing once they were declined", { ...anna, agbDeclinedAt: at("2027-01-01") }, after, after, []],
    ["the next terms, whatever was said about earlier ones", { ...anna, agbDeclinedAt: before }, after, after, ["agb"]],
    ["a policy that nobody noted", { ...anna, privacyNotedAt: at("2025-08-01") }, before, before, ["datenschutz"]],
    [
      "what was there when the account was made, where nothing else is known",
      { agbAcceptedAt: null, agbDeclinedAt: null, privacyNotedAt: null, createdAt: at("2026-12-01") },
      before,
      before,
      [],
    ],
  ])("asks for %s", (_, known, signedInAt, now, pending) => {
    expect(openDocuments(known, signedInAt, now).pending).toEqual(pending);
  });

  it("tells someone who signed in before of the same in a notice, until it is answered [ACCT-70]", () => {
    expect(openDocuments(anna, before, after)).toEqual({ pending: [], news: ["agb"] });
    expect(openDocuments(anna, after, after)).toEqual({ pending: ["agb"], news: [] });
    expect(openDocuments({ ...anna, agbDeclinedAt: after }, before, after)).toEqual({ pending: [], news: [] });
  });
});

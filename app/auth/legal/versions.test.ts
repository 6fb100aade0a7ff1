import { describe, expect, it } from "vitest";
import { addDays } from "~/text/dates";
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

const dayBefore = (from: string) => addDays(from, -1);

it("knows which version holds, and which one is announced [ACCT-50]", () => {
  for (const [index, version] of legalVersions.agb.entries()) {
    const { from, announcedOn } = version;
    expect(versionOn("agb", from)).toBe(version);
    expect(announcedVersion("agb", from)).not.toBe(version);
    expect(versionOn("agb", dayBefore(from))).toBe(legalVersions.agb[index - 1] ?? version);
    if (!announcedOn) continue;
    expect(announcedVersion("agb", announcedOn)).toBe(version);
    expect(announcedVersion("agb", dayBefore(announcedOn))).not.toBe(version);
  }
});

describe("at a sign-in [ACCT-52]", () => {
  const [terms, policy] = [legalVersions.agb.at(-1)?.from ?? "", legalVersions.datenschutz.at(-1)?.from ?? ""];
  const [before, after] = [at(dayBefore(terms)), at(addDays(terms, 1))];
  const anna = { agbDeclinedAt: null, agbAcceptedAt: before, privacyNotedAt: after, createdAt: before };
  const nothingKnown = { agbAcceptedAt: null, agbDeclinedAt: null, privacyNotedAt: null };
  const noPolicy = { ...anna, agbAcceptedAt: at(policy), privacyNotedAt: at(dayBefore(policy)) };

  it.each([
    ["nothing before new terms hold", anna, before, before, []],
    ["nothing in a session that began before", anna, before, after, []],
    ["the terms at the first sign-in after", anna, after, after, ["agb"]],
    ["nothing once they were accepted", { ...anna, agbAcceptedAt: at(terms) }, after, after, []],
    ["nothing once they were declined", { ...anna, agbDeclinedAt: at(terms) }, after, after, []],
    ["the next terms, whatever was said about earlier ones", { ...anna, agbDeclinedAt: before }, after, after, ["agb"]],
    ["a policy that nobody noted", noPolicy, at(policy), at(policy), ["datenschutz"]],
    [
      "what was there when the account was made, where nothing else is known",
      { ...nothingKnown, createdAt: before },
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

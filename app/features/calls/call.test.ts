import { describe, expect, it } from "vitest";
import type { CallStatus } from "~/db/schema";
import { callState } from "~/visible/call-state";
import {
  budgetText,
  callIdOf,
  callPath,
  companyName,
  deadlineText,
  placeText,
  targetGroupLabels,
  tileText,
} from "./call";
import { callSlug } from "./call-fields";
import { budgets } from "./call-options";
import { offerFor } from "./policy";

describe("what a call shows", () => {
  it("cuts a tile to 13 characters and three dots once it is longer than 15 [CALL-62, CONST-21]", () => {
    expect(tileText("Fortgeschritten")).toBe("Fortgeschritten");
    expect(tileText("Fortgeschritten!")).toBe("Fortgeschritt...");
    expect(tileText("a".repeat(16))).toBe(`${"a".repeat(13)}...`);
  });

  it("shows every budget in full in a tile [CALL-62, CALL-28]", () => {
    for (const { key } of budgets) expect(tileText(budgetText(key))).not.toContain("...");
  });

  it("says 'Auf Anfrage' and 'Flexibel' where nothing is set [CALL-56, CALL-57]", () => {
    expect(budgetText(null)).toBe("Auf Anfrage");
    expect(deadlineText(null)).toBe("Flexibel");
    expect(deadlineText("2027-01-15")).toBe("15.\u00a0Jän. 2027");
  });

  it("names a company that is not there [CALL-58]", () => {
    expect(companyName({ company: null })).toBe("Unbekanntes Unternehmen");
  });

  it("splits target groups at commas and capitalises each, in proper German [CALL-61, CONST-12]", () => {
    expect(targetGroupLabels("familien,selbststaendig,b2b")).toEqual(["Familien", "Selbstständige", "B2B"]);
    expect(targetGroupLabels("vereine, ")).toEqual(["Vereine"]);
    expect(targetGroupLabels(null)).toEqual([]);
  });

  it("joins place and way of working [CALL-52]", () => {
    expect(placeText({ workLocation: "vor-ort", location: "Schruns" })).toBe("Vor Ort, Schruns");
    expect(placeText({ workLocation: null, location: null })).toBeNull();
  });

  it("counts the last day of a deadline as still open [COMP-07]", () => {
    const stateOn = (deadline: string | null, status: CallStatus = "offen") =>
      callState({ status, deadline }, "2026-11-20");
    expect(stateOn("2026-11-20")).toBe("offen");
    expect(stateOn("2026-11-19")).toBe("abgelaufen");
    expect(stateOn(null)).toBe("offen");
    expect(stateOn("2026-11-19", "vergeben")).toBe("vergeben");
  });
});

describe("the address of a call", () => {
  it("carries words for people and the number for us", () => {
    expect(callPath({ id: 12, slug: callSlug("Etiketten für fünf Bergkäse") })).toBe(
      "/ausschreibungen/etiketten-fuer-fuenf-bergkaese-12",
    );
    expect(callIdOf("etiketten-fuer-5-kaese-12")).toBe(12);
    expect(callIdOf("12")).toBe(12);
  });

  it.each(["", "neu", "etiketten-", "etiketten-0", `a-${"9".repeat(20)}`, "12-etiketten"])(
    "finds no number in '%s'",
    (address) => expect(callIdOf(address)).toBeNull(),
  );
});

describe("who may answer a call [CALL-69]", () => {
  const company = { name: "Sennerei", slug: "sennerei", avatarUrl: null, acceptsMessages: true };
  const call = { id: 1, title: "Etiketten", isOwn: false, state: "offen" as const, company };

  it("lets others answer while the call is open", () => {
    expect(offerFor(call).whyNot).toBeNull();
  });

  it("tells the owner, the late and everyone else why not [CALL-68, MSG-03]", () => {
    expect(offerFor({ ...call, isOwn: true }).whyNot).toMatch(/eigene/);
    expect(offerFor({ ...call, state: "abgelaufen" }).whyNot).toMatch(/abgelaufen/);
    expect(offerFor({ ...call, company: null }).whyNot).toBe("Unternehmensprofil konnte nicht gefunden werden");
    expect(offerFor({ ...call, company: { ...company, acceptsMessages: false } }).whyNot).toMatch(/keine Nachrichten/);
  });
});

import { describe, expect, it } from "vitest";
import { type OfferState, offerStates } from "~/db/schema";
import {
  type Actor,
  acts,
  companyLabel,
  isOpen,
  may,
  type OfferAct,
  outcomeOf,
  senderLabel,
  whatHappened,
  whoseTurn,
} from "./states";

const actors: Actor[] = ["sender", "company", "site"];
const allActs = Object.keys(acts) as OfferAct[];

/** All allowed acts, written out independently: state, act, actor and new state. */
const allowed = new Set([
  "sent change sender",
  "sent uphold sender",
  "sent withdraw sender",
  "withdrawn renew sender",
  "declined return sender",
  "ended return sender",
  "selected confirm sender",
  "selected refuse sender",
  "sent see company",
  "sent shortlist company",
  "sent select company",
  "selected take-back company",
  "sent decline company",
  "selected decline company",
  "sent end site",
  "selected end site",
]);

/** Acts that were already done and are requested again. */
const repeated = new Set([
  "withdrawn withdraw sender",
  "sent renew sender",
  "sent return sender",
  "confirmed confirm sender",
  "withdrawn refuse sender",
  "selected select company",
  "sent take-back company",
  "declined decline company",
  "ended end site",
]);

describe("what may be done with an offer", () => {
  const all = offerStates.flatMap((state) => allActs.flatMap((act) => actors.map((by) => ({ state, act, by }))));

  it.each(all)("$state, $act by the $by [OFFER-01]", ({ state, act, by }) => {
    const line = `${state} ${act} ${by}`;
    const expected = allowed.has(line) ? "do" : repeated.has(line) ? "done" : "no";
    expect(outcomeOf(act, by, state)).toBe(expected);
    expect(may(act, by, state)).toBe(expected === "do");
  });

  it("names no act or state that does not exist [OFFER-01]", () => {
    const lines = all.map(({ state, act, by }) => `${state} ${act} ${by}`);
    for (const line of [...allowed, ...repeated]) expect(lines).toContain(line);
  });

  it("leads where the act says, and from there nowhere once it is decided [OFFER-01]", () => {
    const to = Object.fromEntries(allActs.map((act) => [act, "to" in acts[act] ? acts[act].to : null]));
    expect(to).toEqual({
      change: null,
      uphold: null,
      withdraw: "withdrawn",
      renew: "sent",
      return: "sent",
      confirm: "confirmed",
      refuse: "withdrawn",
      see: null,
      shortlist: null,
      select: "selected",
      "take-back": "sent",
      decline: "declined",
      end: "ended",
    });
    // Only where the company has asked once more: ask-again.query.test.ts.
    const others = allActs.filter((act) => act !== "return");
    for (const state of ["confirmed", "declined", "ended"] as const) {
      for (const act of others) for (const by of actors) expect(may(act, by, state), `${state} ${act}`).toBe(false);
    }
  });
});

it("mails say that an offer was selected, confirmed, refused, declined or withdrawn, and nothing else [OFFER-02]", () => {
  const mails = Object.fromEntries(allActs.map((act) => [act, "mail" in acts[act] ? acts[act].mail : null]));
  expect(mails).toEqual({
    change: null,
    uphold: null,
    withdraw: "withdrawn",
    renew: null,
    return: null,
    confirm: "confirmed",
    refuse: "refused",
    see: null,
    shortlist: null,
    select: "selected",
    "take-back": null,
    decline: "declined",
    end: null,
  });
});

describe("what the two read", () => {
  const read = (state: OfferState, isSeen = true, isShortlisted = false) =>
    companyLabel({ state, isSeen, isShortlisted });

  it("are the same words for both once something is decided [OFFER-03]", () => {
    const words = {
      selected: "Ausgewählt",
      confirmed: "Bestätigt",
      declined: "Abgesagt",
      withdrawn: "Zurückgezogen",
      ended: "Ohne Entscheidung beendet",
    } as const;
    for (const [state, label] of Object.entries(words) as [OfferState, string][]) {
      expect([senderLabel(state), read(state), read(state, false, true)]).toEqual([label, label, label]);
    }
  });

  it("keep to the company whether an offer is new, seen or on the short list [OFFER-03]", () => {
    expect(senderLabel("sent")).toBe("Gesendet");
    expect([read("sent", false), read("sent"), read("sent", true, true), read("sent", false, true)]).toEqual([
      "Neu",
      "Gesehen",
      "Engere Wahl",
      "Engere Wahl",
    ]);
  });

  it("say whose turn it is, while anything is to be decided [OFFER-04]", () => {
    expect(offerStates.map((state) => [state, whoseTurn(state)])).toEqual([
      ["sent", "company"],
      ["selected", "sender"],
      ["confirmed", null],
      ["declined", null],
      ["withdrawn", null],
      ["ended", null],
    ]);
    expect(offerStates.filter(isOpen)).toEqual(offerStates.filter((state) => whoseTurn(state)));
  });

  it("tell both what has happened when an act comes too late [OFFER-05]", () => {
    for (const state of offerStates) {
      for (const side of ["sender", "company"] as const) expect(whatHappened(side, state)).toMatch(/^[A-Z].+\.$/);
    }
    expect(whatHappened("company", "withdrawn")).toBe("Dieses Angebot wurde inzwischen zurückgezogen.");
    expect(whatHappened("sender", "selected")).toContain("inzwischen ausgewählt");
  });
});

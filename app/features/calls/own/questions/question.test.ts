import { expect, it } from "vitest";
import { askUntilText, isAskingOver, lastQuestionDay, openText, whyNotAsk } from "./question";

const company = { name: "Studio Berg", slug: "studio-berg", avatarUrl: null, acceptsMessages: true };
const call = {
  ...{ id: 1, title: "Plakate", isOwn: false, state: "offen" as const, company },
  ...{ deadline: "2027-03-12" as string | null, questionsUntil: null as string | null },
};

it("asking ends two days before the deadline, or on the chosen day, or never [ASK-05]", () => {
  expect(lastQuestionDay(call)).toBe("2027-03-10");
  expect(lastQuestionDay({ ...call, questionsUntil: "2027-03-05" })).toBe("2027-03-05");
  expect(lastQuestionDay({ ...call, deadline: null })).toBeNull();
  expect(whyNotAsk(call, "2027-03-10")).toBeNull();
  expect(whyNotAsk(call, "2027-03-11")).toBe("Fragen waren bis 10.\u00a0März 2027 möglich.");
  expect(whyNotAsk({ ...call, deadline: null }, "2099-01-01")).toBeNull();
});

it("says until when one can ask, to its company too, and only while somebody can [ASK-06]", () => {
  const until = "Fragen sind bis 10.\u00a0März 2027 möglich.";
  expect(askUntilText(call, "2027-03-10")).toEqual(until);
  expect(askUntilText({ ...call, isOwn: true }, "2027-03-10")).toEqual(until);
  expect(askUntilText(call, "2027-03-11")).toBeNull();
  expect(askUntilText({ ...call, deadline: null }, "2027-03-10")).toBeNull();
  for (const state of ["entwurf", "geschlossen", "vergeben"] as const)
    expect(askUntilText({ ...call, isOwn: true, state }, "2027-03-01")).toBeNull();
  expect(askUntilText({ ...call, company: { ...company, acceptsMessages: false } }, "2027-03-01")).toBeNull();
});

it("whoever may offer may ask, and nobody else [ASK-01]", () => {
  expect(whyNotAsk({ ...call, isOwn: true }, "2027-01-01")).toContain("eigene Ausschreibung");
  expect(whyNotAsk({ ...call, state: "geschlossen" }, "2027-01-01")).toContain("geschlossen");
  expect(whyNotAsk({ ...call, company: { ...company, acceptsMessages: false } }, "2027-01-01")).toContain("zurzeit");
});

it("says how many questions wait, and which have stayed without an answer [ASK-06]", () => {
  expect([isAskingOver(call, "2027-03-10"), isAskingOver(call, "2027-03-11")]).toEqual([false, true]);
  expect(isAskingOver({ ...call, state: "vergeben" }, "2027-01-01")).toBe(true);
  const says = (open: number, isOver: boolean, isOwn = false) => openText(open, { isOver, isOwn });
  expect(says(0, true)).toBeNull();
  expect(says(1, false)).toBe("Eine Frage wartet noch auf eine Antwort.");
  expect(says(2, true)).toBe("2 Fragen sind ohne Antwort geblieben.");
  expect(says(1, true)).toBe("Eine Frage ist ohne Antwort geblieben.");
  expect(says(2, true, true)).toBe("2 Fragen warten auf Ihre Antwort.");
});

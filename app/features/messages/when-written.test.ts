import { afterEach, expect, it, vi } from "vitest";
import { dayText, shortWhen } from "./when-written";

afterEach(() => void vi.useRealTimers());

it.each([
  // Midnight in Vienna is 23:00 in winter and 22:00 in summer.
  ["2026-01-14T23:10:00Z", "2026-01-14T22:59:00Z", "Gestern", "14. Jän."],
  ["2026-01-14T23:10:00Z", "2026-01-14T23:00:00Z", "Heute", "00:00"],
  ["2026-07-14T22:10:00Z", "2026-07-14T21:59:00Z", "Gestern", "14. Juli"],
  ["2026-07-14T22:10:00Z", "2026-07-14T22:00:00Z", "Heute", "00:00"],
  // On the day after the clocks changed, the day before had 23 hours.
  ["2026-03-29T22:10:00Z", "2026-03-28T23:00:00Z", "Gestern", "29. März"],
  ["2026-03-29T22:10:00Z", "2026-03-28T22:59:00Z", "28. März 2026", "28. März"],
  ["2025-12-31T23:10:00Z", "2025-12-31T22:59:00Z", "Gestern", "31. Dez. 2025"],
])("at %s, a message of %s is from '%s', in the list '%s' [TALK-63]", (now, at, inConversation, inList) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const said = [dayText(new Date(at)), shortWhen(new Date(at))];
  expect(said.map((text) => text.replace("\u00a0", " "))).toEqual([inConversation, inList]);
});

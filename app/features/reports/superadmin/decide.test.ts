import { expect, it } from "vitest";
import { outcomesFor } from "./decide";

const concerned = {
  ...{ id: "1", profileStatus: "active" as const, isSuperadmin: false },
  ...{ hasText: true, hasPortrait: true },
};
const post = {
  ...{ kind: "post" as const, state: "shown" as const, isRestricted: false, isOffersText: false },
  concerned,
};
const profile = { ...post, kind: "profile" as const };
const message = { ...post, kind: "message" as const };

it.each([
  ["a post", post, ["none", "warn", "hide", "delete", "block"]],
  ["a hidden post", { ...post, state: "hidden" as const }, ["none", "warn", "delete", "block"]],
  [
    "something that was restricted before",
    { ...post, state: "hidden" as const, isRestricted: true },
    ["none", "as-before", "warn", "delete", "block"],
  ],
  ["a post that is gone", { ...post, state: null }, ["none", "warn", "block"]],
  [
    "a post of a blocked person",
    { ...post, concerned: { ...concerned, profileStatus: "blocked" as const } },
    ["none", "warn", "hide", "delete"],
  ],
  [
    "a superadmin's post",
    { ...post, concerned: { ...concerned, isSuperadmin: true } },
    ["none", "warn", "hide", "delete"],
  ],
  ["a deleted account", { ...profile, state: null, concerned: null }, ["none"]],
  ["a profile", profile, ["none", "warn", "remove-text", "remove-portrait", "hide", "block"]],
  [
    "a hidden profile with nothing on it",
    { ...profile, state: "hidden" as const, concerned: { ...concerned, hasText: false, hasPortrait: false } },
    ["none", "warn", "block"],
  ],
  ["an article", { ...post, kind: "article" as const }, ["none", "warn", "hide", "delete", "block"]],
  ["a work", { ...post, kind: "work" as const }, ["none", "warn", "hide", "delete", "block"]],
  ["a message", message, ["none", "warn", "hide", "block"]],
  ["the text of an offer, which is under seal", { ...message, isOffersText: true }, ["none", "warn", "block"]],
  ["a hidden message", { ...message, state: "hidden" as const }, ["none", "warn", "block"]],
])("offers for %s only what can be done [NOTICE-12, NOTICE-50]", (_, subject, wanted) => {
  expect(outcomesFor(subject)).toEqual(wanted);
});

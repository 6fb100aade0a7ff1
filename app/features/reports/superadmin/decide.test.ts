import { expect, it } from "vitest";
import { outcomesFor } from "./decide";

const concerned = { id: "1", profileStatus: "active" as const, isSuperadmin: false };
const post = { kind: "post" as const, state: "shown" as const, isRestricted: false, concerned };

it.each([
  ["a post", post, ["none", "hide", "delete", "block"]],
  ["a hidden post", { ...post, state: "hidden" as const }, ["none", "delete", "block"]],
  [
    "something that was restricted before",
    { ...post, state: "hidden" as const, isRestricted: true },
    ["none", "as-before", "delete", "block"],
  ],
  ["a post that is gone", { ...post, state: null }, ["none", "block"]],
  [
    "a post of a blocked person",
    { ...post, concerned: { ...concerned, profileStatus: "blocked" as const } },
    ["none", "hide", "delete"],
  ],
  ["a superadmin's post", { ...post, concerned: { ...concerned, isSuperadmin: true } }, ["none", "hide", "delete"]],
  ["a deleted account", { kind: "profile" as const, state: null, isRestricted: false, concerned: null }, ["none"]],
  ["a profile", { ...post, kind: "profile" as const }, ["none", "block"]],
  ["an article", { ...post, kind: "article" as const }, ["none", "hide", "delete", "block"]],
  ["a work", { ...post, kind: "work" as const }, ["none", "hide", "delete", "block"]],
  ["a message", { ...post, kind: "message" as const }, ["none", "block"]],
])("offers for %s only what can be done [NOTICE-12]", (_, subject, wanted) => {
  expect(outcomesFor(subject)).toEqual(wanted);
});

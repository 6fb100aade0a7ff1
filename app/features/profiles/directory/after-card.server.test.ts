import { describe, expect, it } from "vitest";
import { type AfterCard, readAfter, sealAfter } from "./after-card.server";

const id = "0197a0b0-1111-7222-8333-444455556666";

describe("where a page of people ends [FIND-10, FIND-100]", () => {
  it.each<[string, AfterCard]>([
    ["in a list", { value: 7, id }],
    ["behind any of very many municipalities", { value: 7, id, tier: 10, distance: 12_345 }],
    ["in a shuffle", { value: 1_234_567, id, day: 20_785 }],
    ["in a shuffled search", { value: 1_234_567, id, tier: 3, distance: 0, day: 20_785 }],
  ])("is read as it was written: %s", (_, after) => {
    expect(readAfter(sealAfter(after))).toEqual(after);
    expect(sealAfter(after)).toBe(sealAfter(after));
  });

  it("tells nobody the number or the id", () => {
    const seal = sealAfter({ value: 7, id });
    expect(Buffer.from(seal, "base64url").toString("latin1")).not.toMatch(/7-0197a0b0/);
    expect(seal.slice(0, 20)).not.toBe(sealAfter({ value: 8, id }).slice(0, 20));
    expect(seal.slice(-8)).not.toBe(sealAfter({ value: 8, id }).slice(-8));
  });

  it("makes no sense if somebody else wrote it", () => {
    const seal = sealAfter({ value: 7, id });
    const changed = `${seal.slice(0, -1)}${seal.endsWith("A") ? "Q" : "A"}`;
    for (const text of [null, "", "x", `7-${id}`, "viele-'; drop table profiles", seal.slice(4), changed])
      expect(readAfter(text)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canStore, discardUnsent, readUnsent, storeUnsent, type Unsent, valuesOf } from "./unsent-text";

const place = { owner: "anna", path: "/arbeiten/neu" };
const typed = (text: string, more: Partial<Unsent> = {}): Unsent => ({
  entries: [["title", text]],
  typedAt: "2026-11-27T10:00:00.000Z",
  since: 7,
  ...more,
});
const titles = (found: Unsent[]) => found.map(({ entries }) => entries[0]?.[1]);

class Storage {
  [key: string]: unknown;
  setItem(key: string, text: string) {
    this[key] = text;
  }
  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

describe("unsent text", () => {
  let dataset: Record<string, string>;

  beforeEach(() => {
    dataset = { viewer: "" };
    vi.stubGlobal("localStorage", new Storage());
    vi.stubGlobal("document", { documentElement: { dataset } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is kept until it was sent and something was saved [WORK-103]", () => {
    storeUnsent(place, typed("Etiketten"));
    expect(titles(readUnsent(place, 7))).toEqual(["Etiketten"]);
    expect(titles(readUnsent(place, 8))).toEqual(["Etiketten"]);
    storeUnsent(place, typed("Etiketten", { isSent: true }));
    expect(titles(readUnsent(place, 7))).toEqual(["Etiketten"]);
    expect(readUnsent(place, 8)).toEqual([]);
    expect(readUnsent(place, 7)).toEqual([]);
  });

  it("is kept for each version of a stored work, the latest first [WORK-104]", () => {
    const work = { owner: "anna", path: "/arbeiten/5/bearbeiten" };
    storeUnsent(work, typed("Früher", { since: "eins" }));
    storeUnsent(work, typed("Später", { since: "zwei", typedAt: "2026-11-27T11:00:00.000Z" }));
    expect(titles(readUnsent(work, "zwei"))).toEqual(["Später", "Früher"]);
    discardUnsent(work, { since: "zwei" });
    expect(titles(readUnsent(work, "zwei"))).toEqual(["Früher"]);
    expect(readUnsent(place, 7)).toEqual([]);
    storeUnsent(work, typed("Früher", { since: "eins", isSent: true }));
    expect(readUnsent(work, "zwei")).toEqual([]);
  });

  it("is removed by the next account, and not stored after a sign-out [WORK-105]", () => {
    storeUnsent(place, typed("Etiketten"));
    localStorage.setItem("cookieConsent", "declined");
    expect(readUnsent({ ...place, owner: "ben" }, 7)).toEqual([]);
    expect(readUnsent(place, 7)).toEqual([]);
    expect(localStorage.getItem("cookieConsent")).toBe("declined");
    delete dataset.viewer;
    expect(storeUnsent(place, typed("Etiketten"))).toBe(false);
    expect(readUnsent(place, 7)).toEqual([]);
  });

  it("breaks nothing where the storage is blocked, full or has something else [WORK-105]", () => {
    localStorage.setItem("entwurf:anna:/arbeiten/neu:7", "{");
    localStorage.setItem("entwurf:anna:/arbeiten/neu:8", '{"entries":"x"}');
    expect(readUnsent(place, 7)).toEqual([]);
    expect(canStore()).toBe(true);
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect([storeUnsent(place, typed("Etiketten")), canStore()]).toEqual([false, false]);
    full.mockRestore();
    vi.stubGlobal("localStorage", undefined);
    expect([storeUnsent(place, typed("Etiketten")), canStore(), readUnsent(place, 7)]).toEqual([false, false, []]);
    expect(() => discardUnsent(place, { since: 7 })).not.toThrow();
  });

  it("has the shape of a refused form", () => {
    expect(
      valuesOf([
        ["title", "Etiketten"],
        ["skills", "Print"],
        ["skills", "Film"],
        ["skills", "Ton"],
        ["credits[1].name", "Ben"],
        ["credits[1].role", "Foto"],
      ]),
    ).toEqual({
      title: "Etiketten",
      skills: ["Print", "Film", "Ton"],
      credits: [undefined, { name: "Ben", role: "Foto" }],
    });
  });
});

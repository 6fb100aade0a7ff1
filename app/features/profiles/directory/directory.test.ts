import { expect, it } from "vitest";
import { countText, directoryPath, joinPage, readDirectorySearch } from "./directory";

const id = "0197a0b0-1111-7222-8333-444455556666";

it("keeps search, skill and page in the address [CREA-29]", () => {
  const path = directoryPath({ q: "Anna & Ben", skill: "UI/UX Design", isFree: true, after: { value: 7, id } });
  expect(readDirectorySearch(new URL(path, "http://x").searchParams)).toEqual({
    q: "Anna & Ben",
    skill: "UI/UX Design",
    isFree: true,
    after: { value: 7, id },
  });
  expect(directoryPath({ q: "", skill: "", after: null })).toBe("/kreative");
});

it("goes on behind any of very many municipalities [FIND-10]", () => {
  const after = { value: 7, id, tier: 10, distance: 12_345 };
  const path = directoryPath({ q: "Foto Egg", after });
  expect(readDirectorySearch(new URL(path, "http://x").searchParams).after).toEqual(after);
});

it("starts at the beginning when the address makes no sense", () => {
  expect(readDirectorySearch(new URLSearchParams({ nach: "viele-'; drop table profiles" })).after).toBeNull();
});

interface Shown {
  path: string;
  next: string | null;
}

it("adds the next page below, and starts again with another search", () => {
  const first: Shown = { path: "/kreative", next: "/kreative?nach=2" };
  const second: Shown = { path: "/kreative?nach=2", next: "/kreative?nach=3" };
  const third: Shown = { path: "/kreative?nach=3", next: null };
  const other: Shown = { path: "/kreative?q=anna", next: null };
  const all = joinPage(joinPage([first], second), third);
  expect(all).toEqual([first, second, third]);
  expect(joinPage(all, second)).toEqual([first, second]);
  expect(joinPage(all, other)).toEqual([other]);
});

it("counts in correct German, up to a maximum [LOOK-02]", () => {
  expect(countText(1, 1)).toBe("1 Kreative/r wird angezeigt");
  expect(countText(6, 6)).toBe("6 Kreative werden angezeigt");
  expect(countText(24, 28)).toBe("24 von 28 Kreativen werden angezeigt");
  expect(countText(24, 201)).toBe("24 von mehr als 200 Kreativen werden angezeigt");
});

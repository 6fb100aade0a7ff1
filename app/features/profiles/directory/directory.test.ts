import { expect, it } from "vitest";
import { countText, directoryPath, joinPage, readDirectorySearch } from "./directory";

it("keeps search, skill and page in the address [CREA-29]", () => {
  const path = directoryPath({ q: "Anna & Ben", skill: "UI/UX Design", isFree: true, after: "x_-1" });
  expect(readDirectorySearch(new URL(path, "http://x").searchParams)).toEqual({
    q: "Anna & Ben",
    skill: "UI/UX Design",
    isFree: true,
    after: "x_-1",
  });
  expect(directoryPath({ q: "", skill: "", after: null })).toBe("/kreative");
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

import { expect, it } from "vitest";
import { marketPeople } from "./content/market/people";
import { tasks } from "./content/market/tasks";
import { planMarket } from "./market-plan";

it("is the same on every machine, and keeps what belongs to a kitchen in kitchens [ADM-69]", () => {
  const [monday, now] = [Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 27)];
  const [one, other] = [planMarket(marketPeople(), monday, now), planMarket(marketPeople(), monday, now)];
  expect(one).toEqual(other);
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
  for (const { title, description } of one.calls) expect(`${title} ${description}`).not.toMatch(/[{}!]/);
  const plates = one.calls
    .filter(({ task }) => task.isForKitchens)
    .map(({ company }) => company.name.split(" ")[0] ?? "");
  expect(plates.filter((kind) => !["Gasthof", "Hotel", "Bäckerei", "Brauerei", "Sennerei"].includes(kind))).toEqual([]);
});

import { expect, it } from "vitest";
import { shareConnections } from "./connections";

const own = { databaseUrl: undefined, databaseConnections: undefined };
const other = { databaseUrl: "postgresql://u:p@db/x", databaseConnections: undefined };

it.each([
  [
    { ...own, workers: 1 },
    { parent: 20, worker: 20 },
  ],
  [
    { ...own, workers: 2 },
    { parent: 6, worker: 20 },
  ],
  [
    { ...own, workers: 8 },
    { parent: 6, worker: 16 },
  ],
  [
    { ...other, workers: 8 },
    { parent: 6, worker: 7 },
  ],
  [
    { ...other, workers: 4, databaseConnections: 400 },
    { parent: 6, worker: 96 },
  ],
])("divides the connections of a machine among its processes: %o [FAST-44]", (given, shares) => {
  expect(shareConnections(given)).toEqual(shares);
});

it("says how many connections so many workers need [FAST-44]", () => {
  expect(() => shareConnections({ ...other, workers: 8, databaseConnections: 20 })).toThrow(
    "Setting DATABASE_CONNECTIONS: must be at least 44 with WORKERS=8",
  );
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { db, pool } from "~/db/client.server";
import { createPerson } from "../../../../tests/support/people";
import { loadDirectory } from "./directory.server";

describe("a database that refuses", () => {
  const all = { q: "", skill: "", after: null };
  const refuse = (times: number, message: string) => {
    const original = pool.query;
    let left = times;
    vi.spyOn(pool, "query").mockImplementation(((...args: Parameters<typeof pool.query>) => {
      left -= 1;
      return left >= 0 ? Promise.reject(new Error(message)) : original.apply(pool, args);
    }) as typeof pool.query);
  };
  afterEach(() => vi.restoreAllMocks());

  it("is queried again after an error of a row policy [CREA-07]", async () => {
    await createPerson(db);
    refuse(1, "new row violates row-level security policy (RLS)");
    expect((await loadDirectory(all, null, undefined)).creatives.length).toBeGreaterThan(0);
  });

  it("is not queried a third time, and the page explains the problem [CREA-05, CREA-07]", async () => {
    refuse(2, "RLS");
    await expect(loadDirectory(all, null, undefined)).rejects.toMatchObject({
      data: { text: expect.stringContaining("Möglicherweise sind Sie nicht berechtigt, diese Daten anzuzeigen.") },
    });
    refuse(1, "connection refused");
    await expect(loadDirectory(all, null, undefined)).rejects.toMatchObject({
      data: { text: "Fehler beim Laden der Profile" },
      init: { status: 503 },
    });
  });
});

import { expect, it } from "vitest";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { findFreePort } from "../postgres/address";
import { countRequest, metrics } from "./metrics";

it("still reports the other metrics while the database is down", async () => {
  openDatabase(`postgresql://nobody@127.0.0.1:${await findFreePort()}/away`, { max: 1 });
  try {
    countRequest("GET", 418, 0.01);
    const text = await metrics.metrics();
    expect(text).toContain('http_requests_total{method="GET",status="418"} 1');
    expect(text).toContain('database_connections{state="waiting"} 0');
  } finally {
    await closeDatabase();
  }
});

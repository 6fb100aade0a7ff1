import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { parseSettings } from "~/settings.server";
import { startPostgresOf } from "./database";

const message = (type: string, body: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, "latin1")]);
};
const isStarting = message("E", "SFATAL\0C57P03\0Mthe database system is starting up\0\0");
const isReady = Buffer.concat([message("R", "\0\0\0\0"), message("Z", "I")]);

it("waits for a database that is starting, as after a crash of both [FAST-86]", async () => {
  let asked = 0;
  const database = createServer((driver) => {
    driver.once("data", () => {
      asked += 1;
      if (asked > 2) driver.write(isReady);
      else driver.end(isStarting);
    });
    driver.on("error", () => {});
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void database.close());
  await once(database, "listening");
  const { port } = database.address() as AddressInfo;
  const DATABASE_URL = `postgres://site@127.0.0.1:${port}/site`;
  const settings = parseSettings({ DATABASE_URL, SECRET: "a-secret-that-only-these-tests-know", DEMO: "0" });
  expect((await startPostgresOf(settings)).url).toBe(DATABASE_URL);
  expect(asked).toBe(3);
});

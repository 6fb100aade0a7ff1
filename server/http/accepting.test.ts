import { request } from "node:http";
import { expect, it } from "vitest";
import { yieldToNewConnections } from "./accepting";
import { listen } from "./listen";
import { Turns } from "./turns";

const visitors = 60;
const renderMs = 10;

it("accepts waiting connections before it renders the next page, so that whoever waits too long can be refused [FAST-90]", async () => {
  const turns = new Turns({ atOnce: 1, maxWaiting: 100, maxWaitMs: 10_000 });
  const cameBeforePage: number[] = [];
  let came = 0;
  const server = await listen(
    () => {
      came += 1;
      return turns.take("someone", async () => {
        await yieldToNewConnections();
        cameBeforePage.push(came);
        for (const end = performance.now() + renderMs; performance.now() < end; );
        return new Response("da");
      });
    },
    0,
    "127.0.0.1",
  );
  const ask = () =>
    new Promise((resolve, reject) => {
      request({ port: server.port, host: "127.0.0.1", agent: false }, (answer) => answer.resume().once("end", resolve))
        .once("error", reject)
        .end();
    });
  await Promise.all(Array.from({ length: visitors }, ask));
  expect(cameBeforePage[visitors / 6]).toBeGreaterThan(visitors / 2);
  await server.close();
});

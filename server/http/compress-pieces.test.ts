import { constants, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compressPieces } from "./compress-pieces";

/** What arrives of an answer whose pieces are given one by one. */
async function answerOf() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pieces = writable.getWriter();
  const app = new Hono().use(compressPieces);
  app.get("/", () => new Response(readable, { headers: { "content-type": "text/x-script; charset=utf-8" } }));
  const answer = await app.request("/", { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const reader = answer.body?.getReader();
  const arrived: Uint8Array[] = [];
  const next = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (value) arrived.push(value);
    return !done;
  };
  const text = () => `${gunzipSync(Buffer.concat(arrived), { finishFlush: constants.Z_SYNC_FLUSH })}`;
  const whole = async () => {
    while (await next());
    return `${gunzipSync(Buffer.concat(arrived))}`;
  };
  const give = (said: string) => void pieces.write(Buffer.from(said));
  return { give, end: () => void pieces.close(), next, text, whole, leave: () => reader?.cancel() };
}

it("sends each piece of page data when it is there, compressed", async () => {
  for (const name of ["Berg", "Tal"]) {
    const answer = await answerOf();
    answer.give(`${name} zuerst, `);
    await answer.next();
    expect(answer.text()).toBe(`${name} zuerst, `);
    answer.give(`${name} später`.repeat(10_000));
    answer.end();
    expect(await answer.whole()).toBe(`${name} zuerst, ${`${name} später`.repeat(10_000)}`);
  }
});

it("mixes nothing of one answer into another, also after one that was broken off", async () => {
  const [one, other, left] = await Promise.all([answerOf(), answerOf(), answerOf()]);
  one.give("one ");
  other.give("other ");
  left.give("left ");
  for (const answer of [one, left, other]) await answer.next();
  await left.leave();
  other.give("ends");
  one.give("ends");
  for (const answer of [other, one]) answer.end();
  expect(await Promise.all([one.whole(), other.whole()])).toEqual(["one ends", "other ends"]);
  const after = await answerOf();
  after.give("after");
  after.end();
  expect(await after.whole()).toBe("after");
});

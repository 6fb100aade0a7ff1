import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { count, inArray } from "drizzle-orm";
import { favorites } from "~/db/schema";
import { writeLimits } from "~/http/limits";
import { createPerson } from "../support/people";
import { browserOf } from "../support/session";
import type { World } from "./world";

const pauseMs = 10;

/** Keeps reading and writing, each on a connection of its own and on one that is kept, until `end` is called. */
export async function keepAsking({ own: { db }, siteUrl }: World) {
  const failures: string[] = [];
  let [answers, isOver] = [0, false];
  const agents: Agent[] = [];

  async function headersOf(person: { id: string }) {
    const { cookies } = await browserOf(db, siteUrl, person);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { cookie, origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
  }

  async function ask(agent: Agent | false, method: string, path: string, headers: Record<string, string>, body = "") {
    const sent = request(`${siteUrl}${path}`, { method, headers, agent, family: 4 }).end(body);
    try {
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      for await (const _ of answer);
      answers += 1;
      const { statusCode = 0 } = answer;
      if (statusCode >= 400) failures.push(`${method} ${path}: ${statusCode}`);
      return statusCode < 400;
    } catch (error) {
      failures.push(`${method} ${path}: ${error}`);
      return false;
    }
  }

  // As many as one member may like in an hour, after the first week.
  const people = await Promise.all(Array.from({ length: writeLimits.like.times }, () => createPerson(db)));
  const memberSince = new Date("2026-01-01");
  const likers = [await createPerson(db, { memberSince }), await createPerson(db, { memberSince })];
  const acknowledged = likers.map(() => 0);
  const ways = [false as const, new Agent({ keepAlive: true, maxSockets: 4 })];
  agents.push(...ways.filter((agent) => agent !== false));
  const asking = ways.flatMap((agent, index) => {
    const liker = likers[index];
    if (!liker) return [];
    const read = async (path: string) => {
      const headers = await headersOf(liker);
      for (; !isOver; await delay(pauseMs)) await ask(agent, "GET", path, headers);
    };
    const write = async () => {
      const headers = await headersOf(liker);
      for (const { slug } of people) {
        if (isOver) return;
        if (await ask(agent, "POST", `/kreative/${slug}/like`, headers, "like=1"))
          acknowledged[index] = (acknowledged[index] ?? 0) + 1;
        await delay(pauseMs * 4);
      }
    };
    return [read("/agb"), read("/profil"), write()];
  });

  return {
    async end() {
      isOver = true;
      await Promise.all(asking);
      for (const agent of agents) agent.destroy();
      const rows = await db
        .select({ id: favorites.userId, likes: count() })
        .from(favorites)
        .where(
          inArray(
            favorites.userId,
            likers.map(({ id }) => id),
          ),
        )
        .groupBy(favorites.userId);
      const counted = likers.map(({ id }) => rows.find((row) => row.id === id)?.likes ?? 0);
      return { answers, failures, liked: { acknowledged, counted } };
    },
  };
}

import { beforeEach, describe, expect, it } from "vitest";
import { cachedRead, ReadCache } from "./cached-reads.server";
import type { Topic } from "./topics";

/** What has changed, as numbers of changes by topic. */
let changed: Map<Topic, number>;
let newest: number;
let isUpToDate: boolean;
let memory: ReadCache;

const write = (topic: Topic) => {
  newest += 1;
  changed.set(topic, newest);
};

beforeEach(() => {
  [changed, newest, isUpToDate] = [new Map(), 1, true];
  memory = new ReadCache(60, {
    get newest() {
      return newest;
    },
    isUpToDate: () => isUpToDate,
    haveChanged: (topics, after) => topics.some((topic) => (changed.get(topic) ?? 0) > after),
  });
});

/** A read that counts how often it was asked of the database. */
function counted(topics: Topic[] = ["profiles"]) {
  let asked = 0;
  const read = cachedRead(topics, async (name: string, page = 1) => {
    asked += 1;
    return { name, page, asked };
  });
  return { read, asked: () => asked };
}

describe("what was read for one person", () => {
  it("is given to all, for the same question only [FAST-106]", async () => {
    const { read, asked } = counted();
    const other = counted();
    const first = await read(memory, "anna");
    expect(await read(memory, "anna")).toBe(first);
    expect(await read(memory, "ben")).toEqual({ name: "ben", page: 1, asked: 2 });
    expect((await read(memory, "anna", 2)).page).toBe(2);
    expect((await other.read(memory, "anna")).asked).toBe(1);
    expect([asked(), other.asked()]).toEqual([3, 1]);
  });

  it("goes when a write has changed what it shows, and only then [FAST-106]", async () => {
    const { read, asked } = counted(["profiles", "likes"]);
    await read(memory, "anna");
    write("articles");
    await read(memory, "anna");
    expect(asked()).toBe(1);
    write("likes");
    await read(memory, "anna");
    await read(memory, "anna");
    expect(asked()).toBe(2);
  });

  it("is not kept when the write came while it was read [FAST-106]", async () => {
    let asked = 0;
    const read = cachedRead(["calls"], async () => {
      asked += 1;
      if (asked === 1) write("calls");
      return [];
    });
    for (let times = 0; times < 3; times += 1) await read(memory);
    expect(asked).toBe(2);
  });

  it("names its topics by what it shows, where only that can tell [FAST-106]", async () => {
    let asked = 0;
    const read = cachedRead(
      ({ id }: { id: string }) => [`profile:${id}`],
      async (slug: string) => {
        asked += 1;
        return { id: slug };
      },
    );
    await read(memory, "anna");
    write("profile:ben");
    await read(memory, "anna");
    expect(asked).toBe(1);
    write("profile:anna");
    await read(memory, "anna");
    expect(asked).toBe(2);
  });

  it("is read again for whoever has just written, and while the process can't see writes [FAST-106]", async () => {
    const { read, asked } = counted();
    await read(memory, "anna");
    await read(undefined, "anna");
    expect(asked()).toBe(2);
    isUpToDate = false;
    await read(memory, "anna");
    await read(memory, "anna");
    expect(asked()).toBe(4);
  });

  it("is not kept when it failed, nor beyond the room for all [FAST-106]", async () => {
    let asked = 0;
    const fails = cachedRead([], async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return "there";
    });
    await expect(fails(memory)).rejects.toThrow("away");
    expect(await fails(memory)).toBe("there");
    const small = new ReadCache(60, { newest: 1, isUpToDate: () => true, haveChanged: () => false }, 1000);
    const { read, asked: times } = counted();
    for (const name of ["anna", "ben", "anna", "carla", "anna", "ben"]) await read(small, name);
    expect(times()).toBe(4);
  });
});

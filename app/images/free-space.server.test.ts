import { describe, expect, it, vi } from "vitest";
import { askedRarely, hasRoomForPictures, hasRoomForWrites } from "./free-space.server";

const megabyte = 1024 * 1024;

interface Given {
  free: number;
  /** The device of the folder with the pictures. The database is on device 1. */
  files?: number;
  storageUrl?: string;
  databaseUrl?: string;
}

async function room({ free, files = 1, storageUrl, databaseUrl }: Given) {
  const places = {
    settings: { dataDir: "/data", storageUrl, databaseUrl },
    statfs: async () => ({ bavail: (free * megabyte) / 4096, bsize: 4096 }),
    stat: async (path: string) => ({ dev: path.endsWith("/files") ? files : 1 }),
  };
  return { pictures: await hasRoomForPictures(places), writes: await hasRoomForWrites(places) };
}

describe("the room on the disk of the embedded database", () => {
  it.each([
    [120, { pictures: true, writes: true }],
    [80, { pictures: false, writes: true }],
    [20, { pictures: false, writes: false }],
  ])(
    "of %d MB ends first for pictures, then for all writes, before it ends for the database [SAFE-102]",
    async (free, expected) => {
      expect(await room({ free })).toEqual(expected);
    },
  );

  it("is not counted for pictures on another disk or in a store [SAFE-102]", async () => {
    expect(await room({ free: 20, files: 2 })).toEqual({ pictures: true, writes: false });
    expect(await room({ free: 20, storageUrl: "s3://bucket" })).toEqual({ pictures: true, writes: false });
  });

  it("is not counted when the database runs elsewhere [SAFE-102]", async () => {
    expect(await room({ free: 20, databaseUrl: "postgresql://elsewhere" })).toEqual({ pictures: true, writes: true });
  });

  it("is asked for a few times a second, however many write", async () => {
    vi.useFakeTimers();
    let room = true;
    const ask = vi.fn(async () => room);
    const hasRoom = askedRarely(ask);
    for (let write = 0; write < 100; write += 1) expect(await hasRoom()).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    room = false;
    vi.advanceTimersByTime(300);
    expect(await hasRoom()).toBe(false);
    vi.useRealTimers();
  });
});

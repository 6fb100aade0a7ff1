import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "~/settings.server";
import { hasRoomForPictures, hasRoomForWrites } from "./free-space.server";

const disk = vi.hoisted(() => ({ freeMegabytes: 0, devices: {} as Record<string, number> }));

vi.mock("node:fs/promises", () => ({
  statfs: async () => ({ bavail: disk.freeMegabytes * 256, bsize: 4096 }),
  stat: async (path: string) => ({ dev: disk.devices[path.split("/").at(-1) ?? ""] }),
}));
vi.mock("~/settings.server", () => ({ settings: { dataDir: "/data" } }));

beforeEach(() => {
  disk.devices = { files: 1, postgres: 1 };
  Object.assign(settings, { databaseUrl: undefined, storageUrl: undefined });
});

const room = async () => ({ pictures: await hasRoomForPictures(), writes: await hasRoomForWrites() });

describe("the room on the disk of the embedded database", () => {
  it.each([
    [120, { pictures: true, writes: true }],
    [80, { pictures: false, writes: true }],
    [20, { pictures: false, writes: false }],
  ])(
    "of %d MB ends first for pictures, then for all writes, before it ends for the database [SAFE-102]",
    async (free, expected) => {
      disk.freeMegabytes = free;
      expect(await room()).toEqual(expected);
    },
  );

  it("is not counted for pictures on another disk or in a store [SAFE-102]", async () => {
    disk.freeMegabytes = 20;
    disk.devices.files = 2;
    expect(await room()).toEqual({ pictures: true, writes: false });
    disk.devices.files = 1;
    Object.assign(settings, { storageUrl: "s3://bucket" });
    expect(await room()).toEqual({ pictures: true, writes: false });
  });

  it("is not counted when the database runs elsewhere [SAFE-102]", async () => {
    Object.assign(settings, { databaseUrl: "postgresql://elsewhere" });
    expect(await room()).toEqual({ pictures: true, writes: true });
  });
});

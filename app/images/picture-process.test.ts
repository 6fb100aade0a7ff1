import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { askProcess } from "./picture-process.server";
import { PictureRefused } from "./picture-refused";

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: "#a52" } });
const small = await plain(50).png().toBuffer();
/** Opening this picture takes most of a second. */
const slow = await plain(3400).avif({ quality: 30, effort: 0 }).toBuffer();
const open = (bytes: Buffer, signal?: AbortSignal) => askProcess("open", { bytes, cut: { longest: 40 } }, signal);

function processIds(): string[] {
  try {
    return `${execFileSync("pgrep", ["-P", `${process.pid}`, "-f", "images/process/main"])}`.trim().split("\n");
  } catch {
    return [];
  }
}

const noneRuns = () => vi.waitFor(() => expect(processIds()).toEqual([]), { timeout: 60_000, interval: 100 });

/** Another test file of this worker may have started one, which ends with work that nobody waits for. */
beforeAll(async () => {
  const gone = new AbortController();
  const opening = open(small, gone.signal);
  gone.abort(new Error("nobody waits"));
  await expect(opening).rejects.toThrow("nobody waits");
  await noneRuns();
});

it("opens pictures in one process of its own, which knows no secret of the site [SAFE-32]", async () => {
  expect(await open(small)).toMatchObject({ width: 40, height: 40 });
  const [id, ...more] = processIds();
  expect(more).toEqual([]);
  const environment = `${execFileSync("ps", ["eww", "-p", `${id}`])}`;
  expect(environment).toContain("images/process/main");
  expect(process.env.SECRET).toBeTruthy();
  expect(environment).not.toContain(process.env.SECRET);
  await open(small);
  expect(processIds()).toEqual([id]);
});

it("ends the process with the work that nobody waits for any more, and starts another for the next [SAFE-33]", async () => {
  await open(small);
  const [before] = processIds();
  const gone = new AbortController();
  const opening = open(slow, gone.signal);
  setTimeout(() => gone.abort(new Error("the client has gone")), 100);
  await expect(opening).rejects.toThrow("the client has gone");
  expect(await open(small)).toMatchObject({ width: 40 });
  expect(processIds()).not.toContain(before);
});

it("refuses the picture that ends the process, and goes on with a new one [SAFE-32]", async () => {
  await open(small);
  const [before = ""] = processIds();
  const opening = open(slow);
  await sleep(50);
  process.kill(Number(before), "SIGSEGV");
  await expect(opening).rejects.toThrow(PictureRefused);
  await expect(opening).rejects.toThrow("mehr Zeit oder Speicher, als ein Bild brauchen darf");
  expect(await open(small)).toMatchObject({ width: 40 });
});

it("gives the memory back after ten seconds with nothing to do [SAFE-32]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await open(small);
  vi.advanceTimersByTime(9_999);
  await open(small);
  vi.advanceTimersByTime(9_999);
  expect(processIds()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await noneRuns();
});

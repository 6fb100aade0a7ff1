import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { DroppedFile } from "~/images/storage-full";
import { FilesOnDisk, removeOldFolders } from "./files-on-disk";
import { readFormBody } from "./form-body";
import { fileUploadBytes } from "./form-limits";

const megabyte = 1024 * 1024;
const end = "\r\n--abc--\r\n";
const head = (name: string) =>
  `--abc\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;

async function send(megabytes: number, hasRoom = async () => true) {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), "uploads-")), "one");
  onTestFinished(() => rm(path.dirname(folder), { recursive: true }));
  const onDisk = new FilesOnDisk(folder, hasRoom);
  let most = 0;
  async function* chunks() {
    yield Buffer.from('--abc\r\nContent-Disposition: form-data; name="message"\r\n\r\nHallo\r\n');
    yield Buffer.from(head("a.pdf"));
    for (let sent = 0; sent < megabytes * 16; sent += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
      yield new Uint8Array(megabyte / 16).fill(sent % 251);
    }
    yield Buffer.from(end);
  }
  const before = process.memoryUsage().arrayBuffers;
  const body = { type: "multipart/form-data; boundary=abc", announcedBytes: 0, chunks: chunks() };
  const form = await readFormBody(body, { bytes: fileUploadBytes, onDisk });
  return { form, onDisk, folder, grown: most - before };
}

it("go to the disk while they arrive, and are gone with the answer [FILE-07]", async () => {
  const { form, onDisk, folder, grown } = await send(40);
  const [file] = form.fields.getAll("files");
  expect(file).toMatchObject({ name: "a.pdf", size: 40 * megabyte, type: "application/pdf" });
  expect(new Uint8Array(await (file as File).slice(-1).arrayBuffer())).toEqual(new Uint8Array([639 % 251]));
  expect(grown).toBeLessThan(10 * megabyte);
  await onDisk.remove();
  expect(existsSync(folder)).toBe(false);
});

it("keep the place of a field without a file among them [SAFE-86]", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "uploads-"));
  const onDisk = new FilesOnDisk(path.join(folder, "one"), async () => true);
  onTestFinished(() => rm(folder, { recursive: true }));
  async function* chunks() {
    yield Buffer.from(`${head("a.pdf")}a\r\n${head("")}\r\n${head("b.pdf")}b${end}`);
  }
  const body = { type: "multipart/form-data; boundary=abc", announcedBytes: 0, chunks: chunks() };
  const { fields } = await readFormBody(body, { bytes: fileUploadBytes, onDisk });
  const sizes = fields.getAll("files").map((file) => [(file as File).name, (file as File).size]);
  expect(sizes).toEqual([
    ["a.pdf", 1],
    ["", 0],
    ["b.pdf", 1],
  ]);
});

it("are left out when the disk has no room, which is told by what stands for them, and the text of the form stays [FILE-07, SAFE-101]", async () => {
  let asked = 0;
  const { form, onDisk, folder } = await send(2, async () => {
    asked += 1;
    return asked < 10;
  });
  expect(form.fields.getAll("files")).toEqual([expect.any(DroppedFile)]);
  expect(form.fields.get("message")).toBe("Hallo");
  await onDisk.remove();
  expect(existsSync(folder)).toBe(false);
});

it("are left out when the folder for them can't be written, and the text of the form stays [SAFE-101]", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "uploads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "file"), "");
  const onDisk = new FilesOnDisk(path.join(folder, "file", "below"), async () => true);
  async function* chunks() {
    yield Buffer.from(
      `--abc\r\nContent-Disposition: form-data; name="message"\r\n\r\nHallo\r\n${head("a.pdf")}a${end}`,
    );
  }
  const body = { type: "multipart/form-data; boundary=abc", announcedBytes: 0, chunks: chunks() };
  const { fields } = await readFormBody(body, { bytes: fileUploadBytes, onDisk });
  expect([fields.get("message"), fields.get("files")]).toEqual(["Hallo", expect.any(DroppedFile)]);
  await onDisk.remove();
});

it("that a killed process left are cleared an hour later, and no others [FILE-10]", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "uploads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [name, minutes] of [
    ["left", 61],
    ["under-way", 59],
  ] as const) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, "0"), "%PDF-1.7");
    await utimes(path.join(folder, name), minutesAgo(minutes), minutesAgo(minutes));
  }
  await removeOldFolders(folder);
  expect(await readdir(folder)).toEqual(["under-way"]);
  await removeOldFolders(path.join(folder, "never-made"));
});

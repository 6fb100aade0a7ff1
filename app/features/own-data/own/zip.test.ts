import { expect, it } from "vitest";
import { readZip } from "../../../../tests/support/zip";
import { zip } from "./zip";

const entries = [
  { name: "meine-daten.html", bytes: Buffer.from("<p>Käsknöpfle</p>".repeat(1000)) },
  { name: "bilder/größe.jpg", bytes: Buffer.from([0xff, 0xd8, 0, 1, 2, 3]), isPacked: true },
  { name: "leer.txt", bytes: Buffer.alloc(0) },
];

it("packs files that come out as they went in, with umlauts in their names [ACCT-47]", () => {
  const archive = zip(entries);
  expect(archive.length).toBeLessThan(2000);
  const files = readZip(archive);
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  for (const { name, bytes } of entries) expect(files.get(name)?.equals(bytes)).toBe(true);
});

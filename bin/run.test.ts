import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

/** A program that notes its start, is killed at the first one, and ends well at the second. */
const program = `
  import { appendFileSync, readFileSync } from "node:fs";
  const [notes] = process.argv.slice(1);
  appendFileSync(notes, "started ");
  if (readFileSync(notes, "utf8") === "started ") process.kill(process.pid, "SIGKILL");
`;

async function starts(again: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const notes = join(folder, "notes");
  const words = ["--input-type=module", "-e", program, notes];
  const runner = `
    import { run } from "${pathToFileURL(join(import.meta.dirname, "run.mjs"))}";
    await run(process.execPath, ${JSON.stringify(words)}, { again: ${again} });
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", runner], { stdio: "ignore" });
  const [code] = await once(child, "exit");
  return { code, started: readFileSync(notes, "utf8").trim().split(" ").length };
}

it("starts a server again that was killed, but no other program [SAFE-106]", async () => {
  expect(await starts(true)).toEqual({ code: 0, started: 2 });
  expect(await starts(false)).toEqual({ code: 1, started: 1 });
});

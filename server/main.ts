import path from "node:path";
import { Refusal } from "./refusal";

/**
 * The only entry of the built server: `node build/server/index.js [command]`. The server starts the command `pictures`
 * itself.
 */
// React and others read this when they are imported below. Their development builds take twice the time.
process.env.NODE_ENV ||= "production";

// As npm does for its scripts: the paths are those of the product, and the person's own folder is kept.
process.env.INIT_CWD ||= process.cwd();
process.chdir(path.join(import.meta.dirname, "../.."));

const [command = "serve", ...words] = process.argv.slice(2);

try {
  if (command === "pictures") await import("~/images/process/main");
  else await run();
} catch (error) {
  process.exitCode = 1;
  const isExpected =
    error instanceof Error && ["SettingError", "DataFolderInUse", "UnknownSchema", "Refusal"].includes(error.name);
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit();
}

async function run(): Promise<void> {
  const { commands, isCommand } = await import("./commands");
  if (!isCommand(command))
    throw new Refusal(`There is no command ${command}, only ${Object.keys(commands).join(", ")}.`);
  await commands[command](...words);
}

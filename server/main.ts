import { Refusal } from "./refusal";

/** The one entry of the built server: `node build/server/index.js [command]`. */
const [command = "serve", ...words] = process.argv.slice(2);

try {
  const { commands, isCommand } = await import("./commands");
  if (!isCommand(command))
    throw new Refusal(`There is no command ${command}, only ${Object.keys(commands).join(", ")}.`);
  await commands[command](...words);
} catch (error) {
  process.exitCode = 1;
  const isExpected =
    error instanceof Error && ["SettingError", "DataFolderInUse", "SchemaTooNew", "Refusal"].includes(error.name);
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit();
}

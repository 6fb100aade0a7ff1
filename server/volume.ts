import { parseArgs } from "node:util";
import { settings } from "~/settings.server";
import { insertVolume } from "../demo/volume/insert-volume.server";
import { withDatabase } from "./postgres/with-database";
import { Refusal } from "./refusal";

/** `npm run volume -- --profiles 100000 --calls 100000`: fills a demo with the content of a large site. */
export async function volume(...words: string[]): Promise<void> {
  if (!settings.demo) throw new Refusal("Generated people and calls are for a demo only (DEMO=1).");
  const { values } = parseArgs({
    args: words,
    options: { profiles: { type: "string", default: "1000" }, calls: { type: "string", default: "0" } },
  });
  const [profiles, calls] = [Number(values.profiles), Number(values.calls)];
  if (![profiles, calls].every((count) => Number.isInteger(count) && count >= 0 && count <= 1_000_000)) {
    throw new Refusal("--profiles and --calls take a number up to 1000000.");
  }
  await withDatabase(() => insertVolume({ profiles, calls }, (text) => process.stdout.write(`  ${text}\n`)));
}

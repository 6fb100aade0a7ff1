import { log } from "~/log.server";

/** For a block that a page can do without: when it cannot be loaded, that is noted and the block is empty. */
export async function orEmpty<Row>(load: () => PromiseLike<Row[]>, what: string): Promise<Row[]> {
  try {
    return await load();
  } catch (error) {
    log.error({ err: error }, `could not load ${what}`);
    return [];
  }
}

import { log } from "~/log.server";

/** For a block that a page can do without: a failure is logged and the block is empty. */
export async function orEmpty<Row>(load: () => PromiseLike<Row[]>, what: string): Promise<Row[]> {
  return (await orNull(load, what)) ?? [];
}

/** For a block that says itself that it could not be loaded, while the rest of its page stands. */
export async function orNull<Block>(load: () => PromiseLike<Block>, what: string): Promise<Block | null> {
  try {
    return await load();
  } catch (error) {
    log.error({ err: error }, `could not load ${what}`);
    return null;
  }
}

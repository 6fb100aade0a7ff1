import { log } from "~/log.server";

/** For an optional block of a page: logs a failure and leaves the block empty. */
export async function orEmpty<Row>(load: () => PromiseLike<Row[]>, what: string): Promise<Row[]> {
  return (await orNull(load, what)) ?? [];
}

/** For a record that a page makes, such as that it was read: a failure is logged and has no other effect. */
export async function orLogged(note: () => PromiseLike<unknown>, what: string): Promise<void> {
  try {
    await note();
  } catch (error) {
    log.error({ err: error }, `could not note ${what}`);
  }
}

/** For a block that can show that it could not be loaded, while the rest of the page works. */
export async function orNull<Block>(load: () => PromiseLike<Block>, what: string): Promise<Block | null> {
  try {
    return await load();
  } catch (error) {
    log.error({ err: error }, `could not load ${what}`);
    return null;
  }
}

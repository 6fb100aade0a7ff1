import type { RequestFacts } from "~/http/request-context";
import { type Changes, cacheUntil } from "~/visible/changes";
import { topicsOf } from "~/visible/topics";
import { CachedPage, isCacheable } from "./cached-page";
import { CachedPages } from "./cached-pages";

const maxBytes = 48 * 1024 * 1024;
const maxAddressLength = 300;
/** A request shares a rendering that began at most this long ago. */
const sharedForMs = 1_000;

/** A finished rendering. `isWhole` is false when a part is missing because a statement failed. */
type Rendered = Pick<RequestFacts, "onRepeat" | "people" | "alsoShows" | "changesAt"> & {
  response: Response;
  isWhole: boolean;
};

interface Rendering {
  began: number;
  page: Promise<Response | CachedPage>;
}

/**
 * Keeps pages for visitors, until a write changes what they show. Simultaneous requests share one rendering. A process
 * that does not know what was written in the last second caches nothing and sends nothing that it has cached.
 */
export class PageCache {
  readonly #pages: CachedPages;
  readonly #rendering = new Map<string, Rendering>();
  readonly #freshMs: number;
  readonly #changes: Changes;

  constructor(seconds: number, changes: Changes, most = maxBytes) {
    this.#freshMs = seconds * 1000;
    this.#changes = changes;
    this.#pages = new CachedPages(most);
  }

  get size(): { pages: number; bytes: number } {
    return this.#pages.size;
  }

  find(address: string): CachedPage | undefined {
    const page = this.#pages.find(address);
    if (!page || !this.#changes.isUpToDate() || this.#isOver(page)) return undefined;
    this.#pages.set(address, page);
    return page;
  }

  /** Answers that can't be cached are rendered for each request. `accepted` are the encodings of the first reader. */
  async render(address: string, accepted: string, render: () => Promise<Rendered>): Promise<Response | CachedPage> {
    if (address.length > maxAddressLength) return (await render()).response;
    const known = this.find(address);
    if (known) return known;
    const other = this.#rendering.get(address);
    if (other && performance.now() - other.began < sharedForMs) {
      // The shared rendering fails when its first request fails.
      const page = await other.page.catch(() => null);
      return page && !(page instanceof Response) ? page : (await render()).response;
    }
    const rendering = { began: performance.now(), page: this.#renderForCache(address, accepted, render) };
    this.#rendering.set(address, rendering);
    try {
      const page = await rendering.page;
      if (page instanceof Response) this.#pages.drop(address);
      else if (this.#changes.isUpToDate() && !this.#isOver(page)) this.#pages.set(address, page);
      return page;
    } finally {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
    }
  }

  async #renderForCache(address: string, accepted: string, render: () => Promise<Rendered>) {
    // Read this before the first query of the page, which may miss every later change.
    const asOf = this.#changes.newest;
    const end = cacheUntil(Date.now(), this.#freshMs);
    const { response, onRepeat, people, alsoShows, changesAt, isWhole } = await render();
    const topics = isWhole ? topicsOf(address.split("?")[0] ?? "", people, alsoShows) : null;
    if (!topics) return response;
    const until = Math.min(end, changesAt?.getTime() ?? end);
    const page = await isCacheable(response, { topics, onRepeat, asOf, until });
    if (page instanceof CachedPage) await page.prepare(accepted);
    return page;
  }

  #isOver({ until, topics, asOf }: CachedPage): boolean {
    return until <= Date.now() || this.#changes.haveChanged(topics, asOf);
  }
}

import { useEffect, useEffectEvent } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { reloadQuietly } from "./lost-connection";

const everyMs = 30_000;

/**
 * Polls for news when the page gets the focus, and every 30 seconds while it is visible. The address answers `{ latest
 * }`. Reloads the page's data only when that has changed. No failure changes anything on the page.
 */
export function useNews(address: string, latest: number): void {
  const { revalidate, state } = useRevalidator();
  const matches = useMatches();
  const { pathname, search } = useLocation();

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || state !== "idle") return;
    const news = await latestAt(address);
    if (news === null || news === latest) return;
    const loaded = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    await reloadQuietly({ address: pathname + search, loaded }, revalidate);
  });

  useEffect(() => {
    const ask = () => void look();
    const timer = setInterval(ask, everyMs);
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}

/** Null when there is no answer, or one of something else: a proxy, or a network that wants a sign-in. */
async function latestAt(address: string): Promise<number | null> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" } });
    const news: unknown = answer.ok && (await answer.json());
    const latest = typeof news === "object" && news !== null && "latest" in news ? news.latest : null;
    return typeof latest === "number" ? latest : null;
  } catch {
    return null;
  }
}

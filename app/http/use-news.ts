import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const everyMs = 30_000;

/**
 * Polls for news when the page gets the focus, and every 30 seconds while it is visible. The address answers `{ latest
 * }`. Reloads the page's data only when that has changed, so that a lost connection changes nothing on the page.
 */
export function useNews(address: string, latest: number): void {
  const { revalidate, state } = useRevalidator();

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible" || state !== "idle") return;
    const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
    const news = answer?.ok ? ((await answer.json()) as { latest: number }) : null;
    if (news && news.latest !== latest) await revalidate();
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

import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Signing in or out in one tab updates the others. */
export function useSessionChannel(viewerId: string | null, isViewerUnknown: boolean) {
  const { revalidate } = useRevalidator();
  const known = useRef(viewerId);

  useEffect(() => {
    if (!("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel("session");
    channel.onmessage = () => revalidate();
    if (known.current !== viewerId && !isViewerUnknown) {
      known.current = viewerId;
      channel.postMessage("changed");
    }
    return () => channel.close();
  }, [viewerId, isViewerUnknown, revalidate]);
}

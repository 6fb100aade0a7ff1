import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isLong, isUnsaved } from "~/http/is-unsaved";
import { showToast } from "~/ui/toaster";

const textStays = {
  title: "Ihre Anmeldung hat sich in einem anderen Tab geändert",
  description: "Was Sie hier geschrieben haben, ist noch da. Sie können es fertig schreiben und senden.",
  // Long enough for whoever comes back to this tab.
  duration: 20_000,
};

/**
 * Signing in or out in one tab updates the others. Without the session, the page of one with unsent text might not be
 * allowed any more: it stays, and the form that is sent from it waits for the sign-in.
 */
export function useSessionChannel(viewerId: string | null, isViewerUnknown: boolean) {
  const { revalidate } = useRevalidator();
  const known = useRef(viewerId);

  useEffect(() => {
    if (!("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel("session");
    channel.onmessage = () => {
      if ([...document.forms].some((form) => isLong(form) && isUnsaved(form))) showToast(textStays);
      else void revalidate();
    };
    if (known.current !== viewerId && !isViewerUnknown) {
      known.current = viewerId;
      channel.postMessage("changed");
    }
    return () => channel.close();
  }, [viewerId, isViewerUnknown, revalidate]);
}

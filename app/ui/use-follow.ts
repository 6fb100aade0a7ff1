import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Lets the router follow the links of markup that the browser keeps from the server. Feeds have a type. */
export function useFollow() {
  const navigate = useNavigate();

  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const isMeantElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.origin !== window.location.origin || link.target || link.type || isMeantElsewhere) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  };
}

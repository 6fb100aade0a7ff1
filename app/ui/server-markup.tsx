import { type ReactNode, useState } from "react";
import { useHydrated } from "./use-hydrated";

interface ServerMarkupProps {
  className?: string;
  /** What stands here in a page that the browser made. */
  children?: ReactNode;
}

/** Leaves what the server rendered into a `div` as it is, until its code is there. It works as without script. */
export function ServerMarkup({ className, children }: ServerMarkupProps) {
  const [cameWithPage] = useState(!useHydrated());
  if (!cameWithPage) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; the server's markup stays.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

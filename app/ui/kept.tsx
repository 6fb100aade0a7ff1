import { type ReactNode, useState } from "react";
import { useHydrated } from "./use-hydrated";

interface KeptProps {
  className?: string;
  /** What stands here in a page that the browser made. */
  children?: ReactNode;
}

/** Keeps what the server wrote into a `div` whose code the browser does not have. It works as without script. */
export function Kept({ className, children }: KeptProps) {
  const [cameWithPage] = useState(!useHydrated());
  if (!cameWithPage) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; what the server wrote stays.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

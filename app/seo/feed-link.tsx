import type { ReactNode } from "react";
import { feedPath, feedTypes } from "./feed-formats";

interface FeedLinkProps {
  /** The address of the list, with what narrows it. */
  listPath: string;
  children: ReactNode;
}

/** Leads to the feed of a list. It is a plain link, because a feed is not a page of the site. */
export function FeedLink({ listPath, children }: FeedLinkProps) {
  return (
    <p className="mt-9 text-note text-soft">
      <a href={feedPath(listPath)} type={feedTypes.atom} className="link hit inline-block py-1.5">
        {children}
      </a>
    </p>
  );
}

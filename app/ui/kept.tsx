import { type ReactNode, useEffect, useState } from "react";
import { loadLateParts } from "./late";
import { Once, type OnceProps } from "./once";
import { useFollow } from "./use-follow";
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

type KeptWhileProps = Omit<OnceProps, "of"> & {
  /** The browser keeps what the server wrote while this stays the same. */
  same: readonly unknown[];
  /** As for `Once`, if the content is the same for everyone. */
  of?: readonly unknown[];
};

/**
 * An element whose content the browser keeps as the server wrote it, as long as it shows the same. What makes the content
 * may then be a late part, which only pages that the browser makes itself need.
 */
export const KeptWhile: typeof KeptWhileInBrowser = import.meta.env.SSR ? Made : KeptWhileInBrowser;

function KeptWhileInBrowser({ same, of, as: Element = "div", children, ...attributes }: KeptWhileProps) {
  const follow = useFollow();
  const isHydrated = useHydrated();
  const wanted = JSON.stringify(same);
  const [fromServer] = useState(isHydrated ? null : wanted);
  const isKept = fromServer === wanted;

  // The way back to this page may be next, and the browser makes it then.
  useEffect(() => (isKept ? loadLateParts : undefined), [isKept]);

  if (isKept) {
    return (
      <Element
        {...attributes}
        key="kept"
        onClick={follow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; what the server wrote stays.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  }
  return (
    <Made {...attributes} key="made" same={same} of={of} as={Element}>
      {children}
    </Made>
  );
}

/** All that the server needs of it: pages have many, and asking the router for each costs more than their text. */
function Made({ same: _, of, as: Element = "div", children, ...attributes }: KeptWhileProps) {
  if (!of) return <Element {...attributes}>{children()}</Element>;
  return (
    <Once {...attributes} as={Element} of={of}>
      {children}
    </Once>
  );
}

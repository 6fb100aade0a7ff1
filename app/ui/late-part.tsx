import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { useHydrated } from "./use-hydrated";

/** Leaves the server's markup in a `div` unchanged, so it works as without script. */
export function ServerMarkup({ children }: { children?: ReactNode }) {
  const [cameWithPage] = useState(!useHydrated());
  if (!cameWithPage) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; the server's markup stays.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** A part as the server renders it, in the element that keeps its markup when its code can't be loaded. */
export const placed = <Props extends object>(Part: ComponentType<Props>) =>
  function Placed(props: Props) {
    return (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };

/**
 * A part that only members load. It must not be inside a `Suspense`: a page is hydrated once the code is there. React
 * replaces what is in a boundary that waits for code when the page changes meanwhile, and would close the menu that
 * someone has opened or empty the field that someone writes in. When the code can't be loaded, the server's part stays,
 * and pages that the browser makes show `Instead`.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: placed(Part) }),
      () => ({
        default: (props: Props) => (
          <ServerMarkup>
            <Instead {...props} />
          </ServerMarkup>
        ),
      }),
    ),
  );

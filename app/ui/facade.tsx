import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import { type FacadeForm, facadeForms, facadePath } from "./facade-forms";
import type { FacadeOptions } from "./facade-svg";
import { useHydrated } from "./use-hydrated";

let hasSettled = false;

/**
 * Only the server draws immediately. A browser keeps the drawing of the page, and loads this code for pages that it
 * renders itself.
 */
let draw = import.meta.env.SSR ? (await import("./facade-svg")).facadeSvg : null;

type FacadeProps = Omit<FacadeOptions, "animated"> & {
  /** Animates the shingles once per visit. For the one large facade of a page. */
  settle?: boolean;
  className?: string;
};

/** A facade drawn inside the page. It fills its parent, which needs a size and `relative overflow-hidden`. */
export function Facade({ settle = false, className, ...options }: FacadeProps) {
  const [isSettling] = useState(() => settle && !hasSettled);
  const wanted = JSON.stringify(options);
  const isFirst = !useHydrated();
  const [fromServer, setFromServer] = useState(isFirst ? wanted : null);
  // A new drawing replaces that of the server permanently, even when the first one is needed again.
  if (fromServer !== null && fromServer !== wanted) setFromServer(null);
  const isServerRendered = !import.meta.env.SSR && fromServer === wanted;
  const [, setIsLoaded] = useState(false);

  useEffect(() => {
    if (settle) hasSettled = true;
  }, [settle]);

  useEffect(() => {
    if (isServerRendered || draw) return;
    import("./facade-svg").then(
      (loaded) => {
        draw = loaded.facadeSvg;
        setIsLoaded(true);
      },
      // If this fails, the page works without its decoration.
      () => {},
    );
  }, [isServerRendered]);

  const svg = isServerRendered ? "" : draw?.({ ...options, animated: isSettling || options.tone === "paper" });

  return (
    <div
      aria-hidden
      suppressHydrationWarning
      className={classNames(
        "facade pointer-events-none absolute inset-0 [&>svg]:block [&>svg]:size-full",
        isSettling && "facade-settle",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the seed only feeds the random numbers.
      dangerouslySetInnerHTML={{ __html: svg ?? "" }}
    />
  );
}

interface FacadeImageProps {
  seed: string;
  form?: FacadeForm;
  /** Its size in the page, if not the size of the drawing. */
  width?: number;
  height?: number;
  className?: string;
  eager?: boolean;
}

/** The same facade as a cacheable file. */
export function FacadeImage({ seed, form = "card", className, eager = false, ...size }: FacadeImageProps) {
  const { width, height } = { ...facadeForms[form], ...size };
  return (
    <img
      src={facadePath(seed, form)}
      alt=""
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classNames("facade block size-full object-cover", className)}
    />
  );
}

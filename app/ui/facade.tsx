import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import { type FacadeForm, facadeForms, facadePath } from "./facade-forms";
import type { FacadeOptions } from "./facade-svg";
import { useHydrated } from "./use-hydrated";

let hasSettled = false;

/** Only the server draws at once. A browser keeps what came with the page, and loads this for pages that it makes. */
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
  // Another drawing replaces that of the server for good, also when the first one is wanted again.
  if (fromServer !== null && fromServer !== wanted) setFromServer(null);
  const isKept = !import.meta.env.SSR && fromServer === wanted;
  const [, setIsLoaded] = useState(false);

  useEffect(() => {
    if (settle) hasSettled = true;
  }, [settle]);

  useEffect(() => {
    if (isKept || draw) return;
    import("./facade-svg").then(
      (loaded) => {
        draw = loaded.facadeSvg;
        setIsLoaded(true);
      },
      // A page without its decoration is still a page.
      () => {},
    );
  }, [isKept]);

  const svg = isKept ? "" : draw?.({ ...options, animated: isSettling || options.tone === "paper" });

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
  /** How large it stands in the page, if not as it is drawn. */
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

import { useEffect, useId, useState } from "react";
import { classNames } from "./class-names";
import { type FacadeOptions, facadeSvg } from "./facade-svg";

let hasSettled = false;

type FacadeProps = Omit<FacadeOptions, "shingleId" | "animated"> & {
  /** Animates the shingles once per visit. For the one large facade of a page. */
  settle?: boolean;
  className?: string;
};

/** A facade drawn inside the page. It fills its parent, which needs a size and `relative overflow-hidden`. */
export function Facade({ settle = false, className, ...options }: FacadeProps) {
  const shingleId = useId();
  const [isSettling] = useState(() => settle && !hasSettled);

  useEffect(() => {
    if (settle) hasSettled = true;
  }, [settle]);

  return (
    <div
      aria-hidden
      className={classNames(
        "facade pointer-events-none absolute inset-0 [&>svg]:block [&>svg]:size-full",
        isSettling && "facade-settle",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the seed only feeds the random numbers.
      dangerouslySetInnerHTML={{
        __html: facadeSvg({ ...options, animated: isSettling || options.tone === "paper", shingleId }),
      }}
    />
  );
}

type FacadeImageProps = { seed: string; width?: number; height?: number; className?: string; eager?: boolean };

/** The same facade as a cacheable file. */
export function FacadeImage({ seed, width = 360, height = 200, className, eager = false }: FacadeImageProps) {
  return (
    <img
      src={`/fassade/${encodeURIComponent(seed)}.svg`}
      alt=""
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classNames("facade block size-full object-cover", className)}
    />
  );
}

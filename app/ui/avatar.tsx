import { classNames } from "./class-names";
import { FacadeImage } from "./facade";

const sizes = {
  xs: { box: "size-7", tab: "hidden", pixels: 28, zoom: "scale-200" },
  sm: { box: "size-11", tab: "left-0 px-1 pt-0.5 text-sm", pixels: 44, zoom: "scale-200" },
  md: { box: "size-16", tab: "left-1.5 px-1.5 pt-1 text-base", pixels: 64, zoom: "scale-160" },
  lg: { box: "size-24", tab: "left-2.5 px-2 pt-1.5 text-xl", pixels: 96, zoom: "scale-130" },
  xl: { box: "size-32 sm:size-40", tab: "left-4 px-3 pt-2 text-2xl", pixels: 160, zoom: "" },
};

type AvatarProps = {
  name: string;
  seed: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Empty when the name is beside the picture. */
  alt?: string;
  className?: string;
};

function initialsOf(name: string) {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words.at(0)?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

export function Avatar({ name, seed, src, size = "md", alt = "", className }: AvatarProps) {
  const { box, tab, pixels, zoom } = sizes[size];

  return (
    <span className={classNames("avatar", box, className)} {...(!src && alt ? { role: "img", "aria-label": alt } : {})}>
      {src ? (
        <img src={src} alt={alt} width={pixels} height={pixels} loading="lazy" className="size-full object-cover" />
      ) : (
        <>
          <FacadeImage seed={seed} width={160} height={160} className={classNames("origin-top-left", zoom)} />
          <span aria-hidden className={classNames("avatar-tab", tab)}>
            {initialsOf(name)}
          </span>
        </>
      )}
    </span>
  );
}

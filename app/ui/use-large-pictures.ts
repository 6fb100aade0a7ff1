import { useEffect } from "react";
import type { LargePicture } from "./lightbox";

/** How long a press waits for the script before its link is followed, to the picture itself. */
const maxWaitMs = 4000;

let isListening = false;
let part: typeof import("./lightbox") | null = null;
let pressed: HTMLAnchorElement | null = null;

const load = async () => {
  part ??= await import("./lightbox").catch(() => null);
  return part;
};

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-large]") : null;

/** The pictures that are leafed through together, as the page shows them. */
function picturesOf(group = ""): LargePicture[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-large][data-place]")];
  return links
    .filter(({ dataset }) => dataset.large === group)
    .flatMap((link) => {
      const image = link.querySelector("img");
      if (!image) return [];
      const { srcset: srcSet, alt } = image;
      const [width, height] = [image.getAttribute("width"), image.getAttribute("height")].map(Number);
      return [{ url: link.href, srcSet, alt, width: width || 1, height: height || 1, caption: link.dataset.caption }];
    });
}

async function open(event: MouseEvent) {
  const link = linkOf(event);
  // A press with a key asks for a tab or window of its own.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (pressed) return;
  pressed = link;
  const loaded = await Promise.race([load(), new Promise<null>((end) => setTimeout(end, maxWaitMs, null))]);
  pressed = null;
  if (!loaded) return window.location.assign(link.href);
  const pictures = picturesOf(link.dataset.large);
  loaded.openLightbox(
    pictures,
    Math.max(
      0,
      pictures.findIndex(({ url }) => url === link.href),
    ),
  );
}

/** Opens the pictures of the page large when one is pressed. */
export function useLargePictures(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    for (const touch of ["pointerover", "focusin"])
      window.addEventListener(touch, (event) => void (linkOf(event) && load()), { passive: true });
    window.addEventListener("click", open);
  }, []);
}

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { LargePicture } from "./lightbox";

/** How long a press waits for the script before its link is followed, to the picture itself. */
const maxWaitMs = 4000;

let part: typeof import("./lightbox") | null = null;

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

interface Opened {
  pictures: LargePicture[];
  startAt: number;
  number: number;
}

/** Opens the pictures of the page large when one is pressed. */
export function LargePictures() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null;
    const noteTouch = (event: Event) => void (linkOf(event) && load());
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
      const startAt = Math.max(
        0,
        pictures.findIndex(({ url }) => url === link.href),
      );
      setOpened((before) => ({ pictures, startAt, number: (before?.number ?? 0) + 1 }));
    }
    for (const touch of ["pointerover", "focusin"]) window.addEventListener(touch, noteTouch, { passive: true });
    window.addEventListener("click", open);
    return () => {
      for (const touch of ["pointerover", "focusin"]) window.removeEventListener(touch, noteTouch);
      window.removeEventListener("click", open);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other pictures.
  useEffect(() => setOpened(null), [pathname]);

  return opened && part && <part.Lightbox key={opened.number} pictures={opened.pictures} startAt={opened.startAt} />;
}

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "./button";

interface LightboxImage {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Shown below the picture; by default its alternative text. */
  caption?: string;
}

interface LightboxProps {
  id: string;
  images: LightboxImage[];
  startAt: number;
}

const button = "bg-card hover:bg-wash";
/** On phones the buttons are below the picture, where a swipe from the edge does not hit them. */
const side = "absolute inset-y-0 my-auto max-sm:top-auto max-sm:bottom-2.5";

/**
 * A strip of pictures that snaps to each picture. People move it by swiping, with arrow keys or with the buttons. In
 * browsers with `scroll-initial-target` it opens at its picture without script.
 */
export function Lightbox({ id, images, startAt }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startAt);

  const noteEarlySwipe = useEffectEvent(() => {
    if (dialog.current?.open) noteScroll();
  });

  const handleToggle = useEffectEvent(() => {
    if (!dialog.current?.open || !strip.current) return;
    strip.current.scrollTo({ left: startAt * strip.current.clientWidth, behavior: "instant" });
    setIndex(startAt);
  });

  // React does not listen for a dialog's toggle event on markup that came from the server.
  useEffect(() => {
    const element = dialog.current;
    const listener = () => handleToggle();
    element?.addEventListener("toggle", listener);
    // The person may have opened and swiped the lightbox before this script ran.
    noteEarlySwipe();
    return () => element?.removeEventListener("toggle", listener);
  }, []);

  function noteScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.min(images.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth))));
  }

  function show(next: number) {
    const wanted = Math.min(images.length - 1, Math.max(0, next));
    strip.current?.scrollTo({ left: wanted * strip.current.clientWidth });
    setIndex(wanted);
  }

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Bilder"
      onKeyDown={handleKey}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-paper backdrop:bg-paper"
    >
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScrollEnd={noteScroll}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {images.map((image, position) => (
          <li
            key={image.url}
            className={`grid h-full w-full shrink-0 snap-center grid-rows-[minmax(0,1fr)_auto] pt-16 ${position === startAt ? "[scroll-initial-target:nearest]" : ""}`}
          >
            <img
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              loading="lazy"
              className="m-auto h-auto max-h-full w-auto max-w-full object-contain"
            />
            {/* The alternative text is hidden, because the picture has it already. */}
            <p
              aria-hidden={image.caption === undefined || image.caption === image.alt}
              className="min-h-16 px-18 py-4 text-center text-note text-soft"
            >
              {image.caption ?? image.alt}
            </p>
          </li>
        ))}
      </ul>
      <div className="gutter absolute inset-x-0 top-0 flex h-16 items-center justify-between">
        <p role="status" className="tabular-nums">
          Bild {index + 1} von {images.length}
        </p>
        <form method="dialog">
          <Button variant="quiet" size="icon" className={button}>
            <X aria-hidden size={24} />
            <span className="sr-only">Schließen</span>
          </Button>
        </form>
      </div>
      {index > 0 && (
        <Button
          type="button"
          variant="quiet"
          size="icon"
          className={`${button} ${side} left-3`}
          onClick={() => show(index - 1)}
        >
          <ChevronLeft aria-hidden size={26} />
          <span className="sr-only">Vorheriges Bild</span>
        </Button>
      )}
      {index < images.length - 1 && (
        <Button
          type="button"
          variant="quiet"
          size="icon"
          className={`${button} ${side} right-3`}
          onClick={() => show(index + 1)}
        >
          <ChevronRight aria-hidden size={26} />
          <span className="sr-only">Nächstes Bild</span>
        </Button>
      )}
    </dialog>
  );
}

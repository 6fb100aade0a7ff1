import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { PostImage } from "~/db/schema";
import { Button } from "~/ui/button";

interface LightboxProps {
  images: PostImage[];
  startAt: number;
  onClose: () => void;
}

const button = "bg-card hover:bg-wash";

/** One strip of pictures that snaps: a finger swipes it, the arrow keys and the buttons move it on. */
export function Lightbox({ images, startAt, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startAt);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    strip.current?.children[startAt]?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" });
  }, [startAt]);

  function show(next: number) {
    const wanted = Math.min(images.length - 1, Math.max(0, next));
    strip.current?.children[wanted]?.scrollIntoView({ inline: "center", block: "nearest" });
    setIndex(wanted);
  }

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  function noteScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.min(images.length - 1, Math.round(scrollLeft / clientWidth)));
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Bilder"
      onClose={onClose}
      onKeyDown={handleKey}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper backdrop:bg-paper"
    >
      <ul
        ref={strip}
        onScroll={noteScroll}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain motion-safe:scroll-smooth [scrollbar-width:none]"
      >
        {images.map((image) => (
          <li
            key={image.url}
            className="grid h-full w-screen shrink-0 snap-center grid-rows-[minmax(0,1fr)_auto] pt-16"
          >
            <img
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              className="m-auto max-h-full w-auto max-w-full object-contain"
            />
            <p className="gutter min-h-16 py-4 text-center text-note text-soft">{image.alt}</p>
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
          className={`${button} absolute top-1/2 left-3 -translate-y-1/2`}
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
          className={`${button} absolute top-1/2 right-3 -translate-y-1/2`}
          onClick={() => show(index + 1)}
        >
          <ChevronRight aria-hidden size={26} />
          <span className="sr-only">Nächstes Bild</span>
        </Button>
      )}
    </dialog>
  );
}

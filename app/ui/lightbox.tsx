import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, buttonClass } from "./button";
import { classNames } from "./class-names";
import type { Zoom } from "./lightbox-zoom";

interface LightboxImage {
  url: string;
  /** Its files of several widths. The widest loads when the picture is zoomed. */
  srcSet: string;
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

const mostZoom = 4;

/** The width of a picture that fits between the buttons and its caption. */
const fittingWidth = ({ width, height }: LightboxImage) =>
  `min(100vw, ${width}px, calc((100vh - 8rem) * ${(width / height).toFixed(3)}))`;

/**
 * A strip of pictures that snaps to each picture. People move it by swiping, with arrow keys or with the buttons. In
 * browsers with `scroll-initial-target` it opens at its picture without script.
 */
export function Lightbox({ id, images, startAt }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startAt);
  const zoom = useRef<Zoom>(null);
  const [scale, setScale] = useState<number | null>(null);
  const isZoomed = scale !== null && scale > 1;

  const pictureShown = useEffectEvent(() => strip.current?.children[index]?.querySelector("img"));

  /** Zooming comes with the first opening. Without a connection the pictures are still there. */
  const loadZoom = useEffectEvent(async () => {
    const loaded = await import("./lightbox-zoom").catch(() => null);
    if (!loaded || !strip.current || zoom.current) return;
    zoom.current = loaded.makeZoomable({
      strip: strip.current,
      most: mostZoom,
      picture: () => pictureShown(),
      onChange: (next) => setScale(Math.round(next * 10) / 10),
    });
    setScale(1);
  });

  const noteEarlySwipe = useEffectEvent(() => {
    if (!dialog.current?.open) return;
    noteScroll();
    void loadZoom();
  });

  const handleToggle = useEffectEvent(() => {
    if (!dialog.current?.open) zoom.current?.reset();
    if (!dialog.current?.open || !strip.current) return;
    void loadZoom();
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
    zoom.current?.reset();
    const wanted = Math.min(images.length - 1, Math.max(0, next));
    strip.current?.scrollTo({ left: wanted * strip.current.clientWidth });
    setIndex(wanted);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (zoom.current?.press(event.key)) {
      event.preventDefault();
      return;
    }
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    <dialog ref={dialog} id={id} aria-label="Bilder" onKeyDown={handleKey} className="lightbox">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScrollEnd={noteScroll}
        className={
          isZoomed ? "cursor-grab touch-none overflow-hidden active:cursor-grabbing" : "touch-pan-x overflow-x-auto"
        }
      >
        {images.map((image, position) => (
          <li key={image.url} className={position === startAt ? "[scroll-initial-target:nearest]" : undefined}>
            <img
              src={image.url}
              srcSet={image.srcSet}
              sizes={isZoomed && position === index ? `${image.width}px` : fittingWidth(image)}
              alt={image.alt}
              width={image.width}
              height={image.height}
              loading="lazy"
              draggable={false}
            />
            {/* The alternative text is hidden, because the picture has it already. */}
            <p aria-hidden={image.caption === undefined || image.caption === image.alt}>{image.caption ?? image.alt}</p>
          </li>
        ))}
      </ul>
      <div>
        <p role="status" className={classNames("tabular-nums", isZoomed && "rounded-sm bg-card px-2 py-1")}>
          Bild {index + 1} von {images.length}
          {isZoomed && <span className="sr-only">, {scale.toLocaleString("de-AT")}-fach vergrößert</span>}
        </p>
        <div className="flex gap-1">
          {scale !== null && (
            <>
              <ZoomButton label="Verkleinern" isOff={!isZoomed} onClick={() => zoom.current?.press("-")}>
                <ZoomOut aria-hidden size={24} />
              </ZoomButton>
              <ZoomButton label="Vergrößern" isOff={scale >= mostZoom} onClick={() => zoom.current?.press("+")}>
                <ZoomIn aria-hidden size={24} />
              </ZoomButton>
            </>
          )}
          <form method="dialog">
            <Button variant="quiet" size="icon">
              <X aria-hidden size={24} />
              <span className="sr-only">Schließen</span>
            </Button>
          </form>
        </div>
      </div>
      {index > 0 && (
        <Button type="button" variant="quiet" size="icon" className="left-3" onClick={() => show(index - 1)}>
          <ChevronLeft aria-hidden size={26} />
          <span className="sr-only">Vorheriges Bild</span>
        </Button>
      )}
      {index < images.length - 1 && (
        <Button type="button" variant="quiet" size="icon" className="right-3" onClick={() => show(index + 1)}>
          <ChevronRight aria-hidden size={26} />
          <span className="sr-only">Nächstes Bild</span>
        </Button>
      )}
    </dialog>
  );
}

interface ZoomButtonProps {
  label: string;
  /** The button is not removed, because the next key press would be lost with its focus. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ZoomButton({ label, isOff, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      className={buttonClass({ variant: "quiet", size: "icon" }, isOff ? "cursor-default! text-soft!" : undefined)}
      onClick={onClick}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}

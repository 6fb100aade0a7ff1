import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Button } from "./button";
import { showLightbox } from "./lightbox-control";

export interface LargePicture {
  url: string;
  /** Its files of several widths. The widest loads when the picture is zoomed. */
  srcSet: string;
  alt: string;
  width: number;
  height: number;
  /** Shown below the picture; by default its alternative text. */
  caption?: string | undefined;
}

/** The width of a picture that fits between the buttons and its caption. */
const fittingWidth = ({ width, height }: LargePicture) =>
  `min(100vw, ${width}px, calc((100vh - 8rem) * ${(width / height).toFixed(3)}))`;

/**
 * A strip of pictures that snaps to each picture, opened at one of them. People move it by swiping, with arrow keys or with
 * the buttons; what keys and buttons do is in `lightbox-control.ts`.
 */
export function Lightbox({ pictures, startAt }: { pictures: LargePicture[]; startAt: number }) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (ref.current) showLightbox(ref.current, startAt);
  }, [startAt]);

  return (
    <dialog ref={ref} aria-label="Bilder" className="lightbox">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} className="touch-pan-x overflow-x-auto">
        {pictures.map((image) => (
          <li key={image.url}>
            <img
              src={image.url}
              srcSet={image.srcSet}
              sizes={fittingWidth(image)}
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
        <p role="status" className="tabular-nums">{`Bild ${startAt + 1} von ${pictures.length}`}</p>
        <div className="flex gap-1">
          <BoxButton label="Verkleinern" data-zoom="-" hidden>
            <ZoomOut aria-hidden size={24} />
          </BoxButton>
          <BoxButton label="Vergrößern" data-zoom="+" hidden>
            <ZoomIn aria-hidden size={24} />
          </BoxButton>
          <form method="dialog">
            <BoxButton label="Schließen" type="submit">
              <X aria-hidden size={24} />
            </BoxButton>
          </form>
        </div>
      </div>
      <BoxButton label="Vorheriges Bild" data-step="-1" hidden={startAt === 0} className="left-3">
        <ChevronLeft aria-hidden size={26} />
      </BoxButton>
      <BoxButton label="Nächstes Bild" data-step="1" hidden={startAt === pictures.length - 1} className="right-3">
        <ChevronRight aria-hidden size={26} />
      </BoxButton>
    </dialog>
  );
}

let root: Root | null = null;
let opened = 0;

/** One for the whole page, beside what the program renders. */
export function openLightbox(pictures: LargePicture[], startAt: number): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  opened += 1;
  root.render(<Lightbox key={opened} pictures={pictures} startAt={startAt} />);
}

interface BoxButtonProps extends ComponentProps<"button"> {
  label: string;
  children: ReactNode;
  "data-zoom"?: "+" | "-";
  "data-step"?: "1" | "-1";
}

function BoxButton({ label, children, ...props }: BoxButtonProps) {
  return (
    <Button type="button" variant="quiet" size="icon" {...props}>
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

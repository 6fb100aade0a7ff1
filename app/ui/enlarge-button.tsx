import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { hasCommands, openDialog } from "./dialog";

interface EnlargeButtonProps {
  /** The id of the lightbox that shows the picture large. */
  opens: string;
  /** Which of several pictures this is, such as "Bild 2 von 3". */
  which?: string;
  alt: string | null;
  placeholder: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/** A picture that opens large, with its placeholder behind it while it loads. */
export function EnlargeButton({ opens, which = "Bild", alt, placeholder, className, children }: EnlargeButtonProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={opens}
      onClick={() => !hasCommands() && openDialog(opens)}
      aria-haspopup="dialog"
      aria-label={`${which} vergrößern${alt ? `: ${alt}` : ""}`}
      className={classNames("cursor-zoom-in bg-cover bg-center", className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {children}
    </button>
  );
}

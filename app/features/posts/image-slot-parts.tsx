import ImagePlus from "lucide-react/icons/image-plus";
import type { ReactNode } from "react";
import type { PostImage } from "~/db/schema";
import { sourcesOf } from "~/images/picture-address";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { postWidths } from "./post-widths";

interface SlotPictureProps {
  /** The preview of the chosen file. */
  preview?: string;
  stored: PostImage | null;
  isRemoved: boolean;
  /** The text of an empty place. */
  children: ReactNode;
}

export function SlotPicture({ preview, stored, isRemoved, children }: SlotPictureProps) {
  return (
    <div
      className={classNames(
        "relative grid aspect-4/3 place-items-center overflow-hidden rounded-sm border-[1.5px] border-edge bg-card",
        "hover:border-ink [:focus-within>&]:border-ink",
        !preview && !stored && "border-dashed",
      )}
    >
      {preview && <img src={preview} alt="" className="size-full object-cover" />}
      {!preview && stored && (
        <img
          {...sourcesOf(stored, postWidths)}
          sizes="(min-width: 40rem) 15rem, 92vw"
          alt={stored.alt}
          className={classNames("size-full object-cover", isRemoved && "opacity-30 grayscale")}
        />
      )}
      {isRemoved && (
        <span className="absolute rounded-sm bg-card px-2.5 py-1 text-note font-semibold">Wird entfernt</span>
      )}
      {!preview && !stored && (
        <span className="grid justify-items-center gap-1.5 p-3 text-center text-note text-soft">
          <ImagePlus aria-hidden size={24} />
          {children}
        </span>
      )}
    </div>
  );
}

interface SlotButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function SlotButton({ label, isOff = false, onClick, children }: SlotButtonProps) {
  return (
    <Button type="button" variant="quiet" size="icon" onClick={onClick} className={isOff ? "invisible" : undefined}>
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

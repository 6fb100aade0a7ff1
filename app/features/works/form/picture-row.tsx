import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { sourcesOf } from "~/images/picture-address";
import { workMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import type { useDragOrder } from "~/ui/use-drag-order";
import { useHydrated } from "~/ui/use-hydrated";
import { workWidths } from "../work";
import { type Entry, isNew } from "./entry";
import { FocalPoint } from "./focal-point";
import { UploadState } from "./upload-state";

interface PictureRowProps {
  entry: Entry;
  index: number;
  /** Its number in the form, which only counts stored pictures. */
  formIndex: number | null;
  count: number;
  isCover: boolean;
  /** Why the description is refused. */
  error?: string;
  drag: ReturnType<typeof useDragOrder>;
  onMove: (to: number) => void;
  onRetry: () => void;
  onRemove: () => void;
}

export function PictureRow(props: PictureRowProps) {
  const { entry, index, formIndex, count, isCover, error, drag, onMove, onRetry, onRemove } = props;
  const { key, picture, typed, upload } = entry;
  const isHydrated = useHydrated();
  const preview = usePreview(upload?.file);
  const [isRemoved, setIsRemoved] = useState(typed.isRemoved);
  const [isDecorative, setIsDecorative] = useState(typed.isDecorative);
  // A picture on its way is not part of the form yet.
  const name = (part: string) => (formIndex === null ? "" : `pictures[${formIndex}].${part}`);
  const field = (part: string, initialValue?: string): Field => ({
    id: `${key}-${part}`,
    name: name(part),
    initialValue,
    errors: part === "alt" && error ? [error] : undefined,
    errorId: `${key}-${part}-fehler`,
    descriptionId: `${key}-${part}-hinweis`,
  });
  const place = `Bild ${index + 1}`;

  return (
    <li
      {...drag.entry(index)}
      data-unsaved={isNew(entry) || undefined}
      className={`grid gap-x-6 gap-y-4 border-b border-line pb-6 sm:grid-cols-[12rem_1fr] ${drag.dragged === index ? "opacity-40" : ""}`}
    >
      <div className="grid content-start gap-2">
        <div
          className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-sm bg-wash bg-cover bg-center"
          style={picture?.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
        >
          {preview && <img src={preview} alt="" className="size-full object-contain" />}
          {!preview && picture && (
            <img
              {...sourcesOf(picture, workWidths)}
              sizes="(min-width: 40rem) 12rem, 92vw"
              alt={typed.alt}
              className={`size-full object-contain ${isRemoved ? "opacity-30 grayscale" : ""}`}
            />
          )}
          {isRemoved && (
            <span className="absolute rounded-sm bg-card px-2.5 py-1 text-note font-semibold">Wird entfernt</span>
          )}
        </div>
        {isHydrated && (
          <div className="flex justify-between">
            <span
              {...drag.handle(index)}
              aria-hidden
              className="grid size-12 cursor-grab place-items-center text-soft"
              title="Ziehen, um die Reihenfolge zu ändern"
            >
              <GripVertical size={22} />
            </span>
            <span className="flex">
              <MoveButton label={`${place} nach oben`} isOff={index === 0} onClick={() => onMove(index - 1)}>
                <ArrowUp aria-hidden size={20} />
              </MoveButton>
              <MoveButton label={`${place} nach unten`} isOff={index === count - 1} onClick={() => onMove(index + 1)}>
                <ArrowDown aria-hidden size={20} />
              </MoveButton>
              {!picture && (
                <MoveButton label={`${place} entfernen`} onClick={onRemove}>
                  <X aria-hidden size={20} />
                </MoveButton>
              )}
            </span>
          </div>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <UploadState upload={upload} place={place} onRetry={onRetry} />
        {picture && <input type="hidden" name={name("id")} value={picture.id} />}
        {isHydrated ? (
          <input type="hidden" name={name("place")} value={index + 1} />
        ) : (
          <TextField field={field("place", `${index + 1}`)} label="Stelle" inputMode="numeric" className="w-24" />
        )}
        <TextField
          field={field("alt", typed.alt)}
          label={`Was ist auf ${place} zu sehen?`}
          counter={workMax.alt}
          hint="Für Menschen, die das Bild nicht sehen. Zum Veröffentlichen nötig."
          disabled={isHydrated && isDecorative}
        />
        <CheckboxField
          field={field("isDecorative", typed.isDecorative ? "on" : undefined)}
          label="oder: Bild ist nur Beiwerk"
          onChange={({ currentTarget }) => setIsDecorative(currentTarget.checked)}
        />
        <TextField
          field={field("caption", typed.caption)}
          label="Bildunterschrift"
          optional
          maxLength={workMax.caption}
        />
        {picture && (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
            <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2">
              <input
                type="radio"
                name="cover"
                value={picture.id}
                defaultChecked={isCover}
                className="size-5.5 shrink-0 cursor-pointer accent-ink"
              />
              <span>
                Titelbild <span className="sr-only">({place})</span>
              </span>
            </label>
            <CheckboxField
              field={field("isRemoved", typed.isRemoved ? "on" : undefined)}
              label={
                <>
                  Bild entfernen <span className="sr-only">({place})</span>
                </>
              }
              onChange={({ currentTarget }) => setIsRemoved(currentTarget.checked)}
            />
          </div>
        )}
        {picture && <FocalPoint picture={picture} typed={typed} place={place} name={name} />}
        {picture?.copyright && <p className="text-sm text-soft">In den Dateien steht: {picture.copyright}</p>}
      </div>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function MoveButton({ label, isOff = false, onClick, children }: MoveButtonProps) {
  return (
    <Button
      type="button"
      variant="quiet"
      size="icon"
      onClick={onClick}
      className={isOff ? "not-focus:invisible" : undefined}
    >
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

/** An address that shows a chosen file while it is on its way. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}

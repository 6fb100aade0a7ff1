import ImagePlus from "lucide-react/icons/image-plus";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormAnswer } from "~/http/answer";
import { maxMegabytes, pictureTypes } from "~/images/picture-limits";
import { workMax } from "~/text/maximums";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { showToast } from "~/ui/toaster";
import { useDragOrder } from "~/ui/use-drag-order";
import { useHydrated } from "~/ui/use-hydrated";
import type { FormPicture } from "../own/own-works.server";
import { fileAltsName } from "../work-schema";
import { type Entry, entriesOf } from "./entry";
import { PictureRow } from "./picture-row";
import { acceptedTypes, maxChosenMegabytes } from "./shrink";
import { type Pending, useUploads } from "./use-uploads";

interface PictureListProps {
  pictures: FormPicture[];
  arrived?: FormAnswer;
  errors: Record<string, string[]>;
  onPending: (pending: Pending) => void;
}

/**
 * The pictures of the form. With script they are uploaded immediately, several side by side; without it up to three travel
 * with the form.
 */
export function PictureList({ pictures, arrived, errors, onPending }: PictureListProps) {
  const isHydrated = useHydrated();
  const [cover] = useState(() => coverOf(pictures, arrived));
  const chooser = useRef<HTMLInputElement>(null);
  const { entries, add, retry, remove, move, pending } = useUploads(chooser, () => entriesOf(pictures, arrived));
  const drag = useDragOrder(move);
  const [isOver, setIsOver] = useState(false);
  const inForm = entries.filter(({ picture }) => picture !== null);
  const formIndexOf = (entry: Entry) => (entry.picture ? inForm.indexOf(entry) : null);
  const free = workMax.pictures - entries.length;

  useEffect(() => onPending(pending), [pending, onPending]);

  function choose(files: File[]) {
    if (files.length > free)
      showToast({ title: `Eine Arbeit hat höchstens ${workMax.pictures} Bilder`, kind: "error" });
    add(files.slice(0, Math.max(0, free)));
  }

  // The person may have chosen pictures before this script ran.
  useEffect(() => {
    const field = chooser.current;
    const early = [...(field?.files ?? [])];
    if (field) field.value = "";
    if (early.length > 0) add(early);
  }, [add]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      choose(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });

  return (
    <div className="grid gap-6">
      {entries.length > 0 && (
        <ol className="grid gap-6">
          {entries.map((entry, index) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              index={index}
              formIndex={formIndexOf(entry)}
              count={entries.length}
              isCover={entry.picture !== null && entry.picture.id === cover}
              error={errors[`pictures[${formIndexOf(entry)}].alt`]?.join(" ")}
              drag={drag}
              onMove={(to) => move(index, to)}
              onRetry={() => retry(entry.key)}
              onRemove={() => {
                // The field is hidden while there are as many pictures as a work may have.
                flushSync(() => remove(entry.key));
                chooser.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the field inside does the same. */}
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(false);
          choose([...event.dataTransfer.files]);
        }}
        className={classNames(
          "relative grid justify-items-center gap-2 rounded-sm border-[1.5px] border-dashed px-5 py-8 text-center focus-within:border-ink hover:border-ink",
          isOver ? "border-ink bg-wash" : "border-edge bg-card",
          free <= 0 && "hidden",
        )}
      >
        <ImagePlus aria-hidden size={28} className="text-soft" />
        <label htmlFor="arbeit-bilder" className="font-semibold">
          {isHydrated ? "Bilder wählen, hierher ziehen oder einfügen" : "Bilder hinzufügen"}
        </label>
        <p id="arbeit-bilder-hinweis" className="text-sm text-soft">
          {isHydrated
            ? `Mehrere auf einmal, je bis ${maxChosenMegabytes} MB. Fotos vom Telefon werden gedreht und verkleinert, Ort und Gerät entfernt.`
            : `Bis zu drei auf einmal, je bis ${maxMegabytes} MB.`}
        </p>
        <input
          ref={chooser}
          id="arbeit-bilder"
          type="file"
          name="files"
          multiple
          accept={isHydrated ? acceptedTypes(navigator) : pictureTypes.join()}
          aria-describedby="arbeit-bilder-hinweis"
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
          className={isHydrated ? "absolute inset-0 size-full cursor-pointer opacity-0" : "file-control"}
        />
        <noscript>
          <FileAlts />
        </noscript>
      </div>
    </div>
  );
}

/** Without script the descriptions travel with the files, in the order of the files. */
const FileAlts = () => (
  <div className="mt-3 grid gap-3">
    {["ersten", "zweiten", "dritten"].map((place, index) => (
      <TextField
        key={place}
        field={plainField(fileAltsName, "", `arbeit-bilder-${index}`)}
        label={`Was ist auf dem ${place} gewählten Bild zu sehen?`}
        maxLength={workMax.alt}
        optional={index > 0}
      />
    ))}
  </div>
);

function coverOf(pictures: FormPicture[], arrived: FormAnswer | undefined): number | null {
  const sent = arrived?.result.initialValue?.cover;
  if (typeof sent === "string") return Number(sent);
  return pictures.find(({ isCover, isUsed }) => isCover && isUsed)?.id ?? null;
}

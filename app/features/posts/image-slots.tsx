import { ArrowLeft, ArrowRight, ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { pictureTypes, whyNotPicture } from "~/images/picture-limits";
import { Button } from "~/ui/button";
import { controlClass } from "~/ui/field-frame";
import { showToast } from "~/ui/toaster";
import { useHydrated } from "~/ui/use-hydrated";
import { longestAlt, mostImages, tooManyImagesText } from "./post";

const slots = Array.from({ length: mostImages }, (_, index) => index);

/**
 * Three file fields, each with a description, which work without script. Script adds previews, choosing several files
 * at once, reordering and removing.
 */
export function ImageSlots({ formId }: { formId: string }) {
  const isHydrated = useHydrated();
  const root = useRef<HTMLUListElement>(null);
  const [files, setFiles] = useState<(File | null)[]>([null, null, null]);
  const previews = usePreviews(files);
  const fields = (name: string) => [...(root.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])];

  useEffect(() => {
    // The person may have chosen pictures before this script ran.
    setFiles(fieldFiles(root.current));
  }, []);

  function put(wanted: (File | null)[]) {
    for (const [index, field] of fields("images").entries()) {
      const transfer = new DataTransfer();
      const file = wanted[index];
      if (file) transfer.items.add(file);
      field.files = transfer.files;
    }
    setFiles(wanted);
  }

  function choose(event: ChangeEvent<HTMLInputElement>, at: number) {
    const all = [...(event.currentTarget.files ?? [])];
    const chosen = all.filter((file) => !whyNotPicture(file));
    for (const why of new Set(all.map(whyNotPicture))) if (why) showToast({ title: why, kind: "error" });
    const wanted = files.map((file, index) => (index === at ? null : file));
    const free = [at, ...slots.filter((index) => index !== at)].filter((index) => !wanted[index]);
    if (chosen.length > free.length) showToast({ title: tooManyImagesText, kind: "error" });
    for (const [index, slot] of free.entries()) wanted[slot] = chosen[index] ?? null;
    put(wanted);
  }

  function move(from: number, to: number) {
    const alts = fields("alts");
    const [here, there] = [alts[from], alts[to]];
    if (here && there) [here.value, there.value] = [there.value, here.value];
    put(files.map((file, index) => (index === from ? files[to] : index === to ? files[from] : file) ?? null));
  }

  function remove(at: number) {
    const alt = fields("alts")[at];
    if (alt) alt.value = "";
    put(files.map((file, index) => (index === at ? null : file)));
  }

  return (
    <ul ref={root} className="grid gap-4 sm:grid-cols-3">
      {slots.map((slot) => (
        <li key={slot} className="grid content-start gap-2">
          <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-sm border-[1.5px] border-dashed border-edge bg-card focus-within:border-ink hover:border-ink">
            {previews[slot] ? (
              <img src={previews[slot]} alt="" className="size-full object-cover" />
            ) : (
              <span className="grid justify-items-center gap-1.5 p-3 text-center text-note text-soft">
                <ImagePlus aria-hidden size={24} />
                {isHydrated ? "Bild wählen" : `Bild ${slot + 1}`}
              </span>
            )}
            <input
              type="file"
              name="images"
              form={formId}
              accept={pictureTypes.join()}
              multiple={isHydrated}
              aria-label={`Bild ${slot + 1}`}
              onChange={(event) => choose(event, slot)}
              className={
                isHydrated
                  ? "absolute inset-0 size-full cursor-pointer opacity-0"
                  : "absolute inset-x-2 bottom-2 cursor-pointer text-sm text-soft"
              }
            />
          </div>
          <input
            type="text"
            name="alts"
            form={formId}
            maxLength={longestAlt}
            aria-label={`Beschreibung zu Bild ${slot + 1}`}
            placeholder="Was ist zu sehen?"
            className={`${controlClass} h-11 text-note`}
          />
          {files[slot] && (
            <div className="-ml-3 flex">
              <SlotButton label={`Bild ${slot + 1} nach vorne`} isOff={slot === 0} onClick={() => move(slot, slot - 1)}>
                <ArrowLeft aria-hidden size={20} />
              </SlotButton>
              <SlotButton
                label={`Bild ${slot + 1} nach hinten`}
                isOff={slot === mostImages - 1}
                onClick={() => move(slot, slot + 1)}
              >
                <ArrowRight aria-hidden size={20} />
              </SlotButton>
              <SlotButton label={`Bild ${slot + 1} entfernen`} onClick={() => remove(slot)}>
                <X aria-hidden size={20} />
              </SlotButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SlotButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function SlotButton({ label, isOff = false, onClick, children }: SlotButtonProps) {
  return (
    <Button type="button" variant="quiet" size="icon" onClick={onClick} className={isOff ? "invisible" : undefined}>
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

function fieldFiles(root: HTMLElement | null): (File | null)[] {
  const fields = [...(root?.querySelectorAll<HTMLInputElement>("[name=images]") ?? [])];
  return slots.map((slot) => fields[slot]?.files?.[0] ?? null);
}

function usePreviews(files: (File | null)[]) {
  const [previews, setPreviews] = useState<(string | undefined)[]>([]);

  useEffect(() => {
    const urls = files.map((file) => (file ? URL.createObjectURL(file) : undefined));
    setPreviews(urls);
    return () => {
      for (const url of urls) if (url) URL.revokeObjectURL(url);
    };
  }, [files]);

  return previews;
}

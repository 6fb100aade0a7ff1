import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { PostImage } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { pictureTypes, whyNotPicture } from "~/images/picture-limits";
import { postMax } from "~/text/maximums";
import { showToast } from "~/ui/toaster";
import { useHydrated } from "~/ui/use-hydrated";
import { placesIn, type SlotState, slots, swapSlots, typedList } from "./image-slot";
import { SlotButton, SlotPicture } from "./image-slot-parts";
import { tooManyImagesText } from "./writing";

interface ImageSlotsProps {
  formId: string;
  /** The current pictures of the post. */
  stored?: PostImage[];
  /** The answer in the page, for a form that was sent without script. */
  arrived: FormAnswer | undefined;
}

/**
 * As many file fields as a post may have pictures, each with a description and a box that removes the current picture, which work without script.
 * Script adds previews, choosing several files at once and reordering.
 */
export function ImageSlots({ formId, stored = [], arrived }: ImageSlotsProps) {
  const isHydrated = useHydrated();
  const root = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<SlotState[]>(() => placesIn(stored, arrived));
  const [alts] = useState(() => typedList(arrived, "alts") ?? state.map((slot) => slot.stored?.alt));
  const previews = usePreviews(state);
  const fields = (name: string) => [...(root.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])];

  useEffect(() => {
    // The person may have chosen pictures and ticked boxes before this script ran.
    const own = [...(root.current?.children ?? [])];
    setState((state) =>
      state.map((slot, index) => ({
        ...slot,
        file: own[index]?.querySelector<HTMLInputElement>("[name=images]")?.files?.[0] ?? null,
        isRemoved: own[index]?.querySelector<HTMLInputElement>("[name=removed]")?.checked ?? false,
      })),
    );
  }, []);

  function put(wanted: SlotState[]) {
    for (const [index, field] of fields("images").entries()) {
      const transfer = new DataTransfer();
      const file = wanted[index]?.file;
      if (file) transfer.items.add(file);
      field.files = transfer.files;
    }
    setState(wanted);
  }

  function change(at: number, change: Partial<SlotState>) {
    put(state.map((slot, index) => (index === at ? { ...slot, ...change } : slot)));
  }

  function choose(event: ChangeEvent<HTMLInputElement>, at: number) {
    const all = [...(event.currentTarget.files ?? [])];
    const chosen = all.filter((file) => !whyNotPicture(file));
    for (const why of new Set(all.map(whyNotPicture))) if (why) showToast({ title: why, kind: "error" });
    const isFree = ({ stored, file }: SlotState) => !stored && !file;
    const free = [at, ...slots.filter((index) => index !== at && state[index] && isFree(state[index]))];
    if (chosen.length > free.length) showToast({ title: tooManyImagesText, kind: "error" });
    put(
      state.map((slot, index) =>
        free.includes(index) ? { ...slot, file: chosen[free.indexOf(index)] ?? null } : slot,
      ),
    );
  }

  function move(from: number, to: number) {
    const alts = fields("alts");
    const [here, there] = [alts[from], alts[to]];
    if (here && there) [here.value, there.value] = [there.value, here.value];
    put(swapSlots(state, from, to));
    fields("images")[to]?.focus();
  }

  function takeBack(at: number) {
    const alt = fields("alts")[at];
    if (alt && !state[at]?.stored) alt.value = "";
    change(at, { file: null });
    fields("images")[at]?.focus();
  }

  return (
    <ul ref={root} className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
      {state.map(({ stored, file, isRemoved }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
        <li key={slot} className="grid content-start gap-2">
          <div className="relative grid gap-2">
            <SlotPicture preview={previews[slot]} stored={stored} isRemoved={isRemoved && !file}>
              {isHydrated ? "Bild wählen" : `Bild ${slot + 1}`}
            </SlotPicture>
            <input
              type="file"
              name="images"
              form={formId}
              accept={pictureTypes.join()}
              multiple={isHydrated}
              aria-label={stored ? `Bild ${slot + 1} ersetzen` : `Bild ${slot + 1}`}
              onChange={(event) => choose(event, slot)}
              className={isHydrated ? "absolute inset-0 size-full cursor-pointer opacity-0" : "file-control"}
            />
          </div>
          <input type="hidden" name="stored" form={formId} value={stored?.url ?? ""} />
          <input
            type="text"
            name="alts"
            form={formId}
            defaultValue={alts[slot]}
            maxLength={postMax.alt}
            aria-label={`Beschreibung zu Bild ${slot + 1}`}
            placeholder="Was ist zu sehen?"
            className="control h-11 text-note"
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            {stored && (
              <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2">
                <input
                  type="checkbox"
                  name="removed"
                  form={formId}
                  value={stored.url}
                  checked={isRemoved}
                  onChange={({ currentTarget }) => change(slot, { isRemoved: currentTarget.checked })}
                  className="size-5.5 shrink-0 cursor-pointer rounded-sm accent-ink"
                />
                <span>
                  Bild entfernen <span className="sr-only">(Bild {slot + 1})</span>
                </span>
              </label>
            )}
            {isHydrated && (stored || file) && (
              <div className="-mx-3 flex">
                <SlotButton
                  label={`Bild ${slot + 1} nach vorne`}
                  isOff={slot === 0}
                  onClick={() => move(slot, slot - 1)}
                >
                  <ArrowLeft aria-hidden size={20} />
                </SlotButton>
                <SlotButton
                  label={`Bild ${slot + 1} nach hinten`}
                  isOff={slot === postMax.images - 1}
                  onClick={() => move(slot, slot + 1)}
                >
                  <ArrowRight aria-hidden size={20} />
                </SlotButton>
                {file && (
                  <SlotButton
                    label={stored ? `Bild ${slot + 1} doch nicht ersetzen` : `Bild ${slot + 1} entfernen`}
                    onClick={() => takeBack(slot)}
                  >
                    <X aria-hidden size={20} />
                  </SlotButton>
                )}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function usePreviews(state: SlotState[]) {
  const [previews, setPreviews] = useState<(string | undefined)[]>([]);

  useEffect(() => {
    const urls = state.map(({ file }) => (file ? URL.createObjectURL(file) : undefined));
    setPreviews(urls);
    return () => {
      for (const url of urls) if (url) URL.revokeObjectURL(url);
    };
  }, [state]);

  return previews;
}

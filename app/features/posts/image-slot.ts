import type { PostImage } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { postMax } from "~/text/maximums";

/** One place for a picture in the form of a post. */
export interface SlotState {
  stored: PostImage | null;
  isRemoved: boolean;
  file: File | null;
}

export const slots = Array.from({ length: postMax.images }, (_, index) => index);

/** The places as in the refused form, or in order. A page can't restore chosen files. */
export function placesIn(images: PostImage[], arrived: FormAnswer | undefined): SlotState[] {
  const left = new Map(images.map((image) => [image.url, image]));
  const removed = typedList(arrived, "removed") ?? [];
  const places = slots.map((slot) => {
    const url = typedList(arrived, "stored")?.[slot] ?? "";
    const stored = left.get(url);
    left.delete(url);
    return stored;
  });
  const others = [...left.values()];
  return places.map((place) => {
    const stored = place ?? others.shift() ?? null;
    return { stored, isRemoved: stored !== null && removed.includes(stored.url), file: null };
  });
}

/** The values of a refused form for a name, in order. */
export function typedList(arrived: FormAnswer | undefined, name: string): (string | undefined)[] | undefined {
  const typed = arrived?.result.initialValue?.[name];
  const list = Array.isArray(typed) ? typed : typed === undefined ? undefined : [typed];
  return list?.map((text) => (typeof text === "string" ? text : undefined));
}

export function swapSlots(state: SlotState[], one: number, other: number): SlotState[] {
  return state.map((slot, index) => state[index === one ? other : index === other ? one : index] ?? slot);
}

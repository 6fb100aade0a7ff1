import { frozen } from "~/visible/frozen";
import { RecentlyUsed } from "~/visible/recently-used";

/** A list as one text. The router's own encoding of two dozen rows takes a quarter more bytes and more time. */
export type Packed<Value> = string & { readonly packs?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

/** Lists that the server has just read again and again, by their text. */
const unpacked = import.meta.env.SSR ? new RecentlyUsed<unknown>(1_000_000) : null;

export function unpack<Value>(packed: Packed<Value>): Readonly<Value> {
  if (!unpacked) return JSON.parse(packed);
  const known = unpacked.find(packed) as Value | undefined;
  if (known !== undefined) return known;
  const value: Value = frozen(JSON.parse(packed));
  unpacked.keep(packed, value, packed.length);
  return value;
}

import { branchen } from "./branchen";

/** The label of a key in the list; any other word is its own label. */
export const branchenLabel = (key: string) => branchen.find((branche) => branche.key === key)?.label ?? key;

import { branchen } from "./branchen";

/** A key of the list as it is read; an own word stays as it is. */
export const branchenLabel = (key: string) => branchen.find((branche) => branche.key === key)?.label ?? key;

import { isSameSecret, keyedHash } from "~/secret.server";
import { filePath } from "./file-path";

const seconds = 300;

const sealOf = (id: string, readerId: string, until: string) => keyedHash("file", `${id} ${readerId} ${until}`);

/** The address that serves a file, for this reader and a few minutes. */
export function signedFilePath(id: string, readerId: string): string {
  const until = `${Math.floor(Date.now() / 1000) + seconds}`;
  return `${filePath(id)}?${new URLSearchParams({ bis: until, siegel: sealOf(id, readerId, until) })}`;
}

export function isSigned(id: string, readerId: string, search: URLSearchParams): boolean {
  const until = search.get("bis") ?? "";
  return isSameSecret(search.get("siegel"), sealOf(id, readerId, until)) && Number(until) * 1000 > Date.now();
}

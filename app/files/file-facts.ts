import type { FileType } from "~/text/file-types";

export const typeLabels: Record<FileType, string> = { pdf: "PDF", png: "PNG", jpeg: "JPEG", zip: "ZIP" };

const either = new Intl.ListFormat("de-AT", { type: "disjunction" });

/** 'PDF, PNG oder JPEG' */
export const typeNames = (types: readonly FileType[]) => either.format(types.map((type) => typeLabels[type]));

/** Browsers open the others in a viewer of their own. */
export const isOnlyDownloaded = (type: FileType) => type === "zip";

const number = new Intl.NumberFormat("de-AT", { maximumFractionDigits: 1 });
const kilobyte = 1024;

/** '2,4 MB', never on two lines. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte
    ? `${Math.max(1, Math.round(kilobytes))}\u00a0KB`
    : `${number.format(kilobytes / kilobyte)}\u00a0MB`;
}

/** 'PDF, 12 Seiten, 2,4 MB' */
export function factsOf({ type, bytes, pages }: { type: FileType; bytes: number; pages?: number | null }): string {
  const pagesText = pages ? (pages === 1 ? "1\u00a0Seite" : `${pages}\u00a0Seiten`) : null;
  return [typeLabels[type], pagesText, sizeText(bytes)].filter(Boolean).join(", ");
}

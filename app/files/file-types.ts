import type { FileType } from "~/text/file-types";
import { attachmentMax } from "~/text/maximums";
import { oneLine } from "~/text/typed";
import { hasVisibleText } from "~/text/visible";
import { typeNames } from "./file-facts";

interface Known {
  mime: string;
  /** The endings of its names; the first one is added to a name without any. */
  endings: string[];
  /** The bytes that every such file begins with. */
  begins: number[];
}

const known: Record<FileType, Known> = {
  pdf: { mime: "application/pdf", endings: ["pdf"], begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  png: {
    mime: "image/png",
    endings: ["png"],
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  jpeg: { mime: "image/jpeg", endings: ["jpg", "jpeg"], begins: [0xff, 0xd8, 0xff] },
  zip: { mime: "application/zip", endings: ["zip"], begins: [0x50, 0x4b, 0x03, 0x04] },
};

export const mimeOf = (type: FileType) => known[type].mime;

/** For `<input accept>`. */
export const acceptedFiles = (types: readonly FileType[]) =>
  types
    .map((type) => known[type])
    .flatMap(({ mime, endings }) => [mime, ...endings.map((ending) => `.${ending}`)])
    .join(",");

export const headBytes = 8;

/** The type by content alone: what the sender says of a file counts for nothing. */
export const recognise = (head: Uint8Array): FileType | null =>
  (Object.keys(known) as FileType[]).find((type) => known[type].begins.every((byte, at) => head[at] === byte)) ?? null;

const anyDirection = /[\u200e\u200f\u061c]/g;

/** The name without folders and without what hides its ending; null when its ending belongs to another type. */
export function nameOf(given: string, type: FileType): string | null {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const name = oneLine(last.replace(anyDirection, "").replace(/[<>:"|?*]/g, " ")).replace(/^[.\s]+|[.\s]+$/g, "");
  const [, stem = "Datei", ending = ""] = /^(.*?)(?:\.([^.\s]{1,10}))?$/.exec(name) ?? [];
  if (ending && !known[type].endings.includes(ending.toLowerCase())) return null;
  const end = `.${ending || known[type].endings[0]}`;
  return (
    [...(hasVisibleText(stem) ? stem.trim() : "Datei")]
      .slice(0, attachmentMax.name - end.length)
      .join("")
      .trim() + end
  );
}

export const maxMegabytes = attachmentMax.bytes / 1024 / 1024;

export const filesHint = (types: readonly FileType[]) =>
  `${typeNames(types)}, je höchstens ${maxMegabytes} MB. Sie können mehrere auf einmal wählen. Das Hochladen darf höchstens eine Minute dauern: Senden Sie bei einer langsamen Leitung eine Datei nach der anderen.`;

const fullText = `Diese Ausschreibung hat schon ${attachmentMax.ofCall} Unterlagen.`;

/** What is known of chosen files before they are sent; the server checks their content. */
export const whyNotFiles = (files: Iterable<Pick<File, "name" | "size">>, max: number): string | null => {
  const chosen = [...files];
  if (max === 0) return fullText;
  if (chosen.length > max) return max === 1 ? "Hier ist Platz für eine Datei." : `Hier ist Platz für ${max} Dateien.`;
  const large = chosen.find(({ size }) => size > attachmentMax.bytes);
  return large ? `„${oneLine(large.name).slice(0, 60)}“ ist größer als ${maxMegabytes} MB.` : null;
};

import type { ReactNode } from "react";
import type { FileType } from "~/text/file-types";
import { factsOf, isOnlyDownloaded } from "./file-facts";
import { filePath } from "./file-path";

export interface ListedFile {
  id: string;
  name: string;
  type: FileType;
  bytes: number;
  pages: number | null;
}

/** Files to open, with type and size. */
export function FileList({ files, act }: { files: ListedFile[]; act?: (file: ListedFile) => ReactNode }) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3">
          <FileLink file={file} />
          {act && <div className="ml-auto">{act(file)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** The same within a text or beside a form. */
export function FileLinks({ files }: { files: ListedFile[] }) {
  return (
    <ul className="grid gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}

/** A plain link, because the router has nothing to render there. */
export function FileLink({ file }: { file: ListedFile }) {
  const isDownload = isOnlyDownloaded(file.type);
  return (
    <span className="min-w-0">
      <a
        href={filePath(file.id)}
        target={isDownload ? undefined : "_blank"}
        rel="noreferrer"
        className="link hit wrap-anywhere"
      >
        {file.name}
        <span className="sr-only"> ({isDownload ? "wird heruntergeladen" : "öffnet sich in einem neuen Tab"})</span>
      </a>{" "}
      <span className="text-note text-soft">{factsOf(file)}</span>
    </span>
  );
}

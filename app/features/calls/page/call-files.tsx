import { FileList, type ListedFile } from "~/files/file-list";

/** The files of a call on its page. */
export function CallFiles({ files }: { files: ListedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section id="unterlagen" className="mt-10 scroll-mt-24">
      <h2 className="mb-3 text-2xl">Unterlagen</h2>
      <FileList files={files} />
    </section>
  );
}

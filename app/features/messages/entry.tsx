import { ReportLink } from "~/audit/report-link";
import { WhyHidden } from "~/audit/why-hidden";
import { isText } from "~/conversations/message-kinds";
import { FileLink } from "~/files/file-list";
import { classNames } from "~/ui/class-names";
import { LinkedText } from "~/ui/linked-text";
import type { ConversationEntry } from "./entries";

export function DayMark({ day }: { day: string }) {
  return (
    <li className="flex items-center gap-4 pt-2 text-sm font-semibold text-soft">
      {day}
      <span aria-hidden className="h-px grow bg-line" />
    </li>
  );
}

/** One message of a conversation, or a line about what has happened. */
export function Entry({ entry, isLatest, partner }: { entry: ConversationEntry; isLatest: boolean; partner: string }) {
  const { kind, isMine, isBySite, name, subject, isUndelivered, at, time } = entry;
  const id = isLatest ? "neueste" : undefined;
  if (kind === "notice") {
    return (
      <li id={id} className="scroll-mt-[28svh] border-l-3 border-signal py-1 pl-4 text-note">
        <span className="font-semibold">{entry.text}</span>{" "}
        <span className="text-soft">
          {!isBySite && `von ${isMine ? "Ihnen" : partner}, `}
          <time dateTime={at}>{time}</time>
        </span>
      </li>
    );
  }
  return (
    <li
      id={id}
      className={classNames(
        "scroll-mt-[28svh] rounded-sm px-4 py-3.5",
        isMine ? "ml-6 bg-wash sm:ml-14" : "mr-6 border border-line bg-card sm:mr-14",
      )}
    >
      <p className="mb-1 flex items-baseline justify-between gap-4 text-sm text-soft">
        <span className="min-w-0 font-semibold wrap-anywhere">{isMine ? "Sie" : name || partner}</span>
        <span className="flex shrink-0 gap-x-3">
          {!isMine && isText(kind) && !entry.isHidden && (
            <ReportLink kind="message" id={entry.id} about={`von ${partner}, ${time}`} />
          )}
          <time dateTime={at}>{time}</time>
        </span>
      </p>
      {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
      <Said entry={entry} />
      <Files files={entry.files} />
      {entry.hiding && (
        <p className="mt-2 border-t border-line pt-2 text-note">
          Unser Team hat diese Nachricht ausgeblendet; {partner} sieht ihren Text nicht.{" "}
          <WhyHidden hiding={entry.hiding} />
        </p>
      )}
      {isUndelivered && (
        <p className="mt-2 text-sm text-danger">
          Die E-Mail dazu konnte nicht zugestellt werden. Hier auf der Plattform ist die Nachricht zu lesen.
        </p>
      )}
    </li>
  );
}

function Files({ files }: Pick<ConversationEntry, "files">) {
  return (
    <ul aria-label="Dateien" className="mt-2 grid gap-1.5 border-t border-line pt-2 empty:hidden">
      {files.map((file) => (
        <li key={file.id} className="wrap-anywhere">
          {file.deletedOn ? (
            <span className="text-note text-soft">
              {file.name}: Datei gelöscht am {file.deletedOn}
            </span>
          ) : (
            <FileLink file={file} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Said({ entry: { kind, isHidden, isMine, text } }: { entry: ConversationEntry }) {
  if (kind === "gone") return <p className="text-soft italic">Diese Nachricht wurde mit dem Konto gelöscht.</p>;
  if (isHidden && !isMine) return <p className="text-soft italic">Unser Team hat diese Nachricht ausgeblendet.</p>;
  return <LinkedText text={text} />;
}

import type { ReactNode } from "react";
import { budgetText, type CallDetail, deadlineFact, pitchText, placeText } from "~/features/calls/call";
import { noAnswer } from "~/features/calls/call-options";
import { rightsText } from "~/features/rights/rights";
import { FileLinks, type ListedFile } from "~/files/file-list";
import { EntryList } from "~/ui/differences";
import { Facts } from "~/ui/facts";
import { LinkedText } from "~/ui/linked-text";

interface CallBriefProps {
  call: CallDetail;
  /** Its 'Unterlagen'. */
  files: ListedFile[];
}

/** What a call asks for, in brief: to be read beside the form of an offer. */
export function CallBrief({ call, files }: CallBriefProps) {
  return (
    <div className="grid gap-5">
      <p className="font-display text-xl leading-tight font-semibold wrap-anywhere">{call.title}</p>
      <Facts
        inColumns
        items={[
          { label: "Budget", value: budgetText(call.budget) },
          { label: "Deadline", value: deadlineFact(call) },
          { label: "Dauer", value: call.projectDuration ?? "Nach Absprache" },
          { label: "Ort", value: placeText(call) ?? noAnswer.label },
        ]}
      />
      <Part title="Unterlagen">{files.length > 0 && <FileLinks files={files} />}</Part>
      <Part title="Anforderungen">{call.requirements.length > 0 && <EntryList entries={call.requirements} />}</Part>
      <Part title="Lieferumfang">{call.deliverables.length > 0 && <EntryList entries={call.deliverables} />}</Part>
      <Part title="Nutzungsrechte">{rightsText(call.rights)}</Part>
      <Part title="Entwürfe">{pitchText(call)}</Part>
      <Part title="Projektbeschreibung">
        <LinkedText text={call.description} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold text-soft">{title}</p>
      {children}
    </div>
  );
}

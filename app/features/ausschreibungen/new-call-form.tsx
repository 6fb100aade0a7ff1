import { useEffect, useState } from "react";
import type { Viewer } from "~/auth/viewer";
import type { FormAnswer } from "~/http/answer";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type CallDraft, discardDraft, draftOf, keepDraft, readDraft } from "./call-draft";
import { CallForm } from "./call-form";
import { newCallPath } from "./create-call-link";
import type { NewCallFacts } from "./own-calls.server";

type NewCallFormProps = {
  viewer: Viewer;
  facts: NewCallFacts;
  arrived?: FormAnswer;
  level?: 2 | 3;
};

/** What is typed is kept in this browser until the call exists. */
export function NewCallForm({ viewer, facts, arrived, level }: NewCallFormProps) {
  const { newestCall, today, location } = facts;
  const [draft, setDraft] = useState<CallDraft | null>(null);
  const isAnswered = arrived !== undefined;

  useEffect(() => {
    if (!isAnswered) setDraft(readDraft(viewer.id, newestCall));
  }, [isAnswered, viewer.id, newestCall]);

  function discard() {
    discardDraft(viewer.id);
    setDraft(null);
  }

  return (
    <>
      {draft && (
        <Notice
          title="Ihr Entwurf ist noch da."
          action={
            <Button type="button" variant="secondary" size="sm" onClick={discard}>
              Entwurf verwerfen
            </Button>
          }
        >
          Sie können dort weiterschreiben, wo Sie aufgehört haben.
        </Notice>
      )}
      <CallForm
        key={draft ? "entwurf" : "neu"}
        id="neue-ausschreibung"
        action={newCallPath}
        today={today}
        company={{ name: viewer.name, slug: viewer.slug, avatarUrl: viewer.avatarUrl, acceptsMessages: true }}
        defaultValue={draft ?? { location: location ?? undefined }}
        arrived={arrived}
        submitLabel="Ausschreibung erstellen"
        busyLabel="Erstelle..."
        level={level}
        onInput={(form) => keepDraft(viewer.id, newestCall, draftOf(new FormData(form)))}
      />
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import type { Viewer } from "~/auth/viewer";
import { WhileHidden } from "~/auth/while-hidden";
import { hiddenCallText } from "~/features/calls/call";
import type { NewCallFacts } from "~/features/calls/own/own-calls.server";
import type { FormAnswer } from "~/http/answer";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type CallDraft, discardDraft, draftOf, keepDraft, readDraft } from "./call-draft";
import { CallForm } from "./call-form";
import { newCallPath } from "./create-call-link";

type NewCallFormProps = {
  viewer: Viewer;
  facts: NewCallFacts;
  arrived?: FormAnswer;
  level?: 2 | 3;
};

const formId = "neue-ausschreibung";

/** The values typed before this script ran. */
function typedEarly(location: string | null): CallDraft {
  const form = document.getElementById(formId);
  const typed = form instanceof HTMLFormElement ? draftOf(new FormData(form)) : {};
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => name !== "location" || value !== location));
}

/** Keeps the typed values in this browser until the call exists. */
export function NewCallForm({ viewer, facts, arrived, level }: NewCallFormProps) {
  const { newestCall, today, location } = facts;
  const [draft, setDraft] = useState<CallDraft | null>(null);
  const isAnswered = arrived !== undefined;
  const lastFocus = useRef("");

  useEffect(() => {
    if (isAnswered) return;
    const stored = readDraft(viewer.id, newestCall);
    const early = typedEarly(location);
    if (Object.keys(early).length > 0) keepDraft(viewer.id, newestCall, { ...stored, ...early });
    lastFocus.current = document.activeElement?.id ?? "";
    setDraft(stored && { ...stored, ...early });
  }, [isAnswered, viewer.id, newestCall, location]);

  // The form with the draft replaces the form that the person may already be typing in, so restore the focus.
  useEffect(() => {
    const field = draft && document.getElementById(lastFocus.current);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length);
  }, [draft]);

  function discard() {
    discardDraft(viewer.id);
    setDraft(null);
  }

  return (
    <>
      <WhileHidden>{hiddenCallText(facts.showsCallsWhileHidden)}</WhileHidden>
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
        id={formId}
        action={newCallPath}
        today={today}
        company={{ name: viewer.name, slug: viewer.slug, avatarUrl: viewer.avatarUrl, acceptsMessages: true }}
        defaultValue={draft ?? { location: location ?? undefined }}
        arrived={arrived}
        failure="Fehler beim Erstellen der Ausschreibung"
        submitLabel="Ausschreibung erstellen"
        busyLabel="Erstelle..."
        level={level}
        mayBeDraft
        onInput={(form) => keepDraft(viewer.id, newestCall, draftOf(new FormData(form)))}
      />
    </>
  );
}

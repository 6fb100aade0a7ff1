import { useEffect, useRef, useState } from "react";
import type { Viewer } from "~/auth/viewer";
import { WhileHidden } from "~/auth/while-hidden";
import { hiddenCallText } from "~/features/calls/call";
import type { NewCallFacts } from "~/features/calls/own/own-calls.server";
import type { FormAnswer } from "~/http/answer";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CallForm } from "./call-form";
import { newCallPath } from "./create-call-link";
import { discardUnsentCall, readUnsentCall, storeUnsentCall, type UnsentCall, unsentCallOf } from "./unsent-call";

type NewCallFormProps = {
  viewer: Viewer;
  facts: NewCallFacts;
  arrived?: FormAnswer;
  /** The words of a search that found nobody. */
  title?: string;
  level?: 2 | 3;
};

const formId = "neue-ausschreibung";

/** The values typed before this script ran. */
function typedEarly(shown: Record<string, string | undefined>): UnsentCall {
  const form = document.getElementById(formId);
  const typed = form instanceof HTMLFormElement ? unsentCallOf(new FormData(form)) : {};
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== shown[name]));
}

/** Keeps the typed values in this browser until the call exists. */
export function NewCallForm({ viewer, facts, arrived, title, level }: NewCallFormProps) {
  const { newestCall, today, location } = facts;
  const [unsent, setUnsent] = useState<UnsentCall | null>(null);
  const isAnswered = arrived !== undefined;
  const lastFocus = useRef("");

  useEffect(() => {
    if (isAnswered) return;
    const stored = readUnsentCall(viewer.id, newestCall);
    const early = typedEarly({ location: location ?? undefined, title });
    if (Object.keys(early).length > 0) storeUnsentCall(viewer.id, newestCall, { ...stored, ...early });
    lastFocus.current = document.activeElement?.id ?? "";
    setUnsent(stored && { ...stored, ...early });
  }, [isAnswered, viewer.id, newestCall, location, title]);

  // The form with the kept values replaces the form that the person may already be typing in, so restore the focus.
  useEffect(() => {
    const field = unsent && document.getElementById(lastFocus.current);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length);
  }, [unsent]);

  function discard() {
    discardUnsentCall(viewer.id);
    setUnsent(null);
  }

  return (
    <>
      <WhileHidden>{hiddenCallText(facts.showsCallsWhileHidden)}</WhileHidden>
      {unsent && (
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
        key={unsent ? "entwurf" : "neu"}
        id={formId}
        action={newCallPath}
        today={today}
        company={{ name: viewer.name, slug: viewer.slug, avatarUrl: viewer.avatarUrl, acceptsMessages: true }}
        defaultValue={unsent ?? { location: location ?? undefined, title }}
        arrived={arrived}
        failure="Fehler beim Erstellen der Ausschreibung"
        submitLabel="Ausschreibung erstellen"
        busyLabel="Erstelle..."
        level={level}
        mayBeDraft
        onInput={(form) => storeUnsentCall(viewer.id, newestCall, unsentCallOf(new FormData(form)))}
      />
    </>
  );
}

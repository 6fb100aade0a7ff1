import type { Viewer } from "~/auth/viewer";
import { WhileHidden } from "~/auth/while-hidden";
import { hiddenCallText } from "~/features/calls/call";
import type { NewCallFacts } from "~/features/calls/own/own-calls.server";
import type { FormAnswer } from "~/http/answer";
import { UnsentNote, UnsentNotice } from "~/http/unsent-notice";
import { useUnsentText } from "~/http/use-unsent-text";
import { CallForm } from "./call-form";
import { newCallPath } from "./create-call-link";

type NewCallFormProps = {
  viewer: Viewer;
  facts: NewCallFacts;
  arrived?: FormAnswer;
  /** The words of a search that found nobody. */
  title?: string;
  level?: 2 | 3;
};

const formId = "neue-ausschreibung";

/** Stores the typed values in this browser until the call exists. A key for each account keeps their forms apart. */
export const NewCallForm = (props: NewCallFormProps) => <FormOfOwner key={props.viewer.id} {...props} />;

function FormOfOwner({ viewer, facts, arrived, title, level }: NewCallFormProps) {
  const { newestCall, today, location } = facts;
  const place = { owner: viewer.id, path: newCallPath };
  const unsent = useUnsentText({ ...place, formId, since: newestCall, isAnswered: arrived !== undefined });

  return (
    <>
      <WhileHidden>{hiddenCallText(facts.showsCallsWhileHidden)}</WhileHidden>
      <UnsentNotice unsent={unsent} />
      <CallForm
        key={unsent.key}
        id={formId}
        action={newCallPath}
        today={today}
        company={{ name: viewer.name, slug: viewer.slug, avatarUrl: viewer.avatarUrl, acceptsMessages: true }}
        defaultValue={{ location: location ?? undefined, title }}
        arrived={unsent.answer ?? arrived}
        failure="Fehler beim Erstellen der Ausschreibung"
        submitLabel="Ausschreibung erstellen"
        busyLabel="Erstelle..."
        level={level}
        mayBeDraft
        onRefusal={unsent.onRefusal}
      />
      <UnsentNote unsent={unsent} />
    </>
  );
}

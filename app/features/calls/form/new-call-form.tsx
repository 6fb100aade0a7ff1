import type { Viewer } from "~/auth/viewer";
import { WhileHidden } from "~/auth/while-hidden";
import { hiddenCallText } from "~/features/calls/call";
import type { NewCallFacts } from "~/features/calls/own/own-calls.server";
import type { FormAnswer } from "~/http/answer";
import { UnsentForm } from "~/http/unsent-form";
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

/** The form of a new call, whose texts this browser stores until the call exists. */
export function NewCallForm({ viewer, facts, arrived, title, level }: NewCallFormProps) {
  const { newestCall, today, location } = facts;
  return (
    <>
      <WhileHidden>{hiddenCallText(facts.showsCallsWhileHidden)}</WhileHidden>
      <UnsentForm owner={viewer.id} path={newCallPath} formId={formId} since={newestCall} arrived={arrived}>
        {({ key, ...form }) => (
          <CallForm
            key={key}
            id={formId}
            action={newCallPath}
            today={today}
            company={{ name: viewer.name, slug: viewer.slug, avatarUrl: viewer.avatarUrl, acceptsMessages: true }}
            defaultValue={{ location: location ?? undefined, title }}
            failure="Fehler beim Erstellen der Ausschreibung"
            submitLabel="Ausschreibung erstellen"
            busyLabel="Erstelle..."
            level={level}
            mayBeDraft
            {...form}
          />
        )}
      </UnsentForm>
    </>
  );
}

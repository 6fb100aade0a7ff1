import type { InvitationAnswer } from "~/db/schema";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { invitationAnswers, invitationPath, type OwnInvitation } from "./invitation";

const answers = Object.entries(invitationAnswers) as [InvitationAnswer, string][];

/** Tells the invited person of the invitation, and takes the answers that are no offer. */
export function InvitedNote({ invitation, className }: { invitation: OwnInvitation; className: string }) {
  const { id, companyName, answer, hasOffered } = invitation;
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Antworten" });
  if (hasOffered) return null;
  return (
    <section aria-label="Einladung" className={className}>
      <p className="font-semibold wrap-anywhere">
        {companyName ?? "Ein Unternehmen"} hat Sie eingeladen, ein Angebot zu senden.
      </p>
      {answer ? (
        <p className="mt-1 text-note text-soft">
          Ihre Antwort: {invitationAnswers[answer]}. Ein Angebot können Sie trotzdem senden.
        </p>
      ) : (
        <Form method="post" action={invitationPath(id)} preventScrollReset className="mt-3 flex flex-wrap gap-3">
          {answers.map(([value, label]) => (
            <Button key={value} name="antwort" value={value} variant="secondary" size="sm" busy={isBusy}>
              {label}
            </Button>
          ))}
        </Form>
      )}
    </section>
  );
}

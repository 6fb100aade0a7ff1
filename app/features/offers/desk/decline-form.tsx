import { useLocation } from "react-router";
import { returnName } from "~/features/offers/desk/desk-query";
import { deskPath } from "~/features/offers/offer";
import { declineText, preparedTexts } from "~/features/offers/offer-mails";
import type { ToDecline } from "~/features/offers/own/decline.server";
import { SubmissionId } from "~/http/submission-id";
import { WriteForm } from "~/http/write-form";
import { offerMax } from "~/text/maximums";
import { ActionBar } from "~/ui/action-bar";
import { Button, CancelLink } from "~/ui/button";
import { ChosenRows } from "~/ui/chosen-rows";
import { TextAreaField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";

interface DeclineFormProps {
  call: { id: number; title: string };
  offers: ToDecline[];
  /** What was typed and ticked in a refused form. */
  refused?: { words: string; ticked: string[] };
  /** The desk that it came from. */
  desk: string;
}

/**
 * Lists everyone who will get the refusal, so that the company can leave people out and edit the text that they will
 * read.
 */
export function DeclineForm({ call, offers, refused, desk }: DeclineFormProps) {
  // The address names the people, so that a refused form shows them again.
  const { search } = useLocation();
  return (
    <WriteForm action={`${deskPath(call.id)}/absagen${search}`} failure="Fehler beim Senden der Absage">
      {(isBusy) => (
        <>
          <SubmissionId />
          <input type="hidden" name={returnName} value={desk} />
          <ChosenRows
            field={plainField("angebot", refused?.ticked ?? offers.map(({ id }) => id))}
            legend={
              offers.length === 1 ? "Diese Person bekommt die Absage" : `Diese ${offers.length} bekommen die Absage`
            }
            rows={offers}
          />
          <div className="group/text mt-6 grid gap-5">
            <fieldset>
              <legend className="font-semibold">{offers.length === 1 ? "Was sie liest" : "Was sie lesen"}</legend>
              {[{ value: "eigen", text: "Der Text unten, den Sie ändern können" }, ...preparedTexts(call.title)].map(
                ({ value, text }) => (
                  <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                    <input
                      type="radio"
                      name="satz"
                      value={value}
                      defaultChecked={value === "eigen"}
                      className="mt-0.5 size-5.5 shrink-0 cursor-pointer accent-ink"
                    />
                    <span className="wrap-anywhere">{text}</span>
                  </label>
                ),
              )}
            </fieldset>
            <div className="hidden group-has-[[value=eigen]:checked]/text:block">
              <TextAreaField
                field={plainField("text", refused?.words ?? declineText(call.title), "absage-text")}
                label="Text der Absage"
                maxLength={offerMax.note}
                rows={5}
              />
            </div>
            <p className="max-w-text text-sm text-soft">
              Geht als E-Mail an jede Person einzeln. Niemand erfährt, wer sonst noch angeboten hat.
            </p>
          </div>
          <ActionBar className="mt-7">
            <Button busy={isBusy} busyLabel="Wird gesendet...">
              Absage senden
            </Button>
            <CancelLink to={desk} />
          </ActionBar>
        </>
      )}
    </WriteForm>
  );
}

import { useState } from "react";
import type { CallCompany, CallDetail } from "~/features/calls/call";
import { columnsOf } from "~/features/calls/call-fields";
import { noPitch } from "~/features/calls/call-options";
import {
  type CallFormValues,
  callFieldNames,
  callListNames,
  entriesOf,
  namesOf,
  requiredTexts,
} from "~/features/calls/call-schema";
import { CallDetails } from "~/features/calls/page/call-details";
import { readAmount } from "~/text/amount";
import { Button } from "~/ui/button";
import { Dialog, openDialog } from "~/ui/dialog";
import { useHydrated } from "~/ui/use-hydrated";
import { callState } from "~/visible/call-state";

type CallPreviewProps = { formId: string; company: CallCompany; today: string };

/** Shows the call as others will see it, from the current values of the form. */
export function CallPreview({ formId, company, today }: CallPreviewProps) {
  const [call, setCall] = useState<CallDetail | null>(null);
  const id = `${formId}-vorschau`;

  function show() {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    setCall(previewOf(new FormData(form), company, today));
    openDialog(id);
  }

  if (!useHydrated()) return null;
  return (
    <>
      <Button type="button" variant="secondary" onClick={show} aria-haspopup="dialog">
        Vorschau
      </Button>
      <Dialog id={id} title={call?.title ?? "Vorschau"} description="So sehen andere Ihre Ausschreibung." size="lg">
        {call && <CallDetails call={call} level={3} />}
      </Dialog>
    </>
  );
}

function previewOf(form: FormData, company: CallCompany, today: string): CallDetail {
  const columns = columnsOf(typedIn(form));
  return {
    ...columns,
    id: 0,
    pitch: columns.pitch ?? noPitch,
    daysLeft: null,
    title: columns.title || "Noch ohne Titel",
    description: columns.description || "Noch ohne Beschreibung.",
    category: columns.category || "Noch ohne Kategorie",
    featured: false,
    isOwn: true,
    state: callState({ status: "offen", deadline: columns.deadline }, today),
    publishedAt: `${today}T12:00:00Z`,
    company,
  };
}

const checkboxNames = namesOf("boolean");

/** The current values, complete or not. A preview does not validate them. */
function typedIn(form: FormData): CallFormValues {
  const values = callFieldNames.map((name) => {
    if (callListNames.includes(name)) return [name, entriesOf(form.getAll(name).map(String))];
    if (checkboxNames.includes(name)) return [name, form.has(name)];
    const text = String(form.get(name) ?? "").trim();
    if (name in requiredTexts) return [name, text];
    return [name, (name === "pitchFee" ? readAmount(text) : text) || null];
  });
  return Object.fromEntries(values);
}

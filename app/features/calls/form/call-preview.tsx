import { useState } from "react";
import type { CallCompany, CallDetail } from "~/features/calls/call";
import { entriesOf } from "~/features/calls/call-schema";
import { CallDetails } from "~/features/calls/page/call-details";
import { Button } from "~/ui/button";
import { Dialog, openDialog } from "~/ui/dialog";
import { useHydrated } from "~/ui/use-hydrated";

type CallPreviewProps = { formId: string; company: CallCompany; today: string };

/** Shows the call as others will see it, from what stands in the form at this moment. */
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
  const text = (name: string) => String(form.get(name) ?? "").trim() || null;
  const list = (name: string) => entriesOf(form.getAll(name).map(String));
  const deadline = text("deadline");
  return {
    id: 0,
    slug: "vorschau",
    title: text("title") ?? "Noch ohne Titel",
    description: text("description") ?? "Noch ohne Beschreibung.",
    category: [text("category") ?? "Noch ohne Kategorie", text("subcategory")].filter(Boolean).join("/"),
    budget: text("budget"),
    deadline,
    location: text("location"),
    workLocation: text("workLocation"),
    experienceLevel: text("experienceLevel"),
    projectDuration: text("projectDuration"),
    requirements: list("requirements"),
    deliverables: list("deliverables"),
    targetGroup: form.getAll("targetGroup").join(","),
    featured: false,
    isOwn: true,
    isExpired: deadline !== null && deadline < today,
    createdAt: `${today}T12:00:00Z`,
    company,
  };
}

import { useEffect, useEffectEvent, useState } from "react";
import { signedBy } from "~/http/signed-by";
import { WriteForm } from "~/http/write-form";
import { formatTime } from "~/text/dates";
import { Button } from "~/ui/button";
import { isChanged } from "~/ui/is-changed";
import { discardField, draftPath, type OfferDraft, saveField } from "./draft";
import { previewField } from "./offer-preview";

/** How long nobody types before it is saved. */
const quietMs = 1500;

/** When the draft was saved; 'failed' while it could not be. */
type Saved = string | "failed" | null;

/** Saves by itself what is typed into a form of an offer. No failure changes anything on the page. */
export function useKeptDraft(formId: string, callId: number, draft: OfferDraft | null): Saved {
  const [saved, setSaved] = useState<Saved>(draft?.savedAt ?? null);

  const save = useEffectEvent(async (form: HTMLFormElement) => {
    const found = await answerTo(callId, typedIn(form));
    if (form.isConnected) setSaved(found ?? "failed");
  });
  const discard = useEffectEvent(async (form: HTMLFormElement, wasSaved: boolean) => {
    const body = new URLSearchParams({ [discardField]: "" });
    if (wasSaved || draft) await answerTo(callId, signedBy(form, body));
  });

  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Promise.resolve();
    let wasSaved = false;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const saveNow = () => {
      if (timer === undefined) return;
      stop();
      last = save(form);
      wasSaved = true;
    };
    const saveSoon = () => {
      stop();
      timer = setTimeout(saveNow, quietMs);
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener("input", saveSoon, { signal });
    // What was typed before this script ran.
    if (isChanged(form)) saveSoon();
    // What is sent needs no draft, and one that arrives later would be left. A preview sends nothing.
    const isPreview = ({ submitter }: SubmitEvent) => submitter?.getAttribute("name") === previewField;
    form.addEventListener("submit", (event) => (isPreview(event) ? saveNow() : stop()), { signal });
    document.addEventListener("visibilitychange", saveNow, { signal });
    // Whoever cancels finds nothing of it when the dialog opens again.
    const dialog = form.closest("dialog");
    const cancel = async (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest("[data-cancels]"))) return;
      stop();
      event.preventDefault();
      event.stopImmediatePropagation();
      await last;
      await discard(form, wasSaved);
      dialog?.close();
    };
    dialog?.addEventListener("click", cancel, { signal, capture: true });
    return () => {
      saveNow();
      listening.abort();
    };
  }, [formId]);

  useEffect(() => {
    document.getElementById(formId)?.toggleAttribute("data-stored", saved !== "failed");
  }, [formId, saved]);

  return saved;
}

const typedIn = (form: HTMLFormElement) =>
  signedBy(form, new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])));

/** When the draft was saved; null when it was not. */
async function answerTo(callId: number, body: URLSearchParams): Promise<string | null> {
  try {
    const headers = { accept: "application/json" };
    const keepalive = body.toString().length < 60_000;
    const answer = await fetch(draftPath(callId), { method: "POST", headers, body, keepalive });
    return ((await answer.json()) as { savedAt: string | null }).savedAt;
  } catch {
    return null;
  }
}

/** Says above the form that it has a draft, and discards it. */
export function DraftNote({ saved, callId, returnTo }: { saved: Saved; callId: number; returnTo: string }) {
  if (saved === null || saved === "failed") return null;
  return (
    <div className="mb-6 border-y border-line py-2 text-note">
      <p className="text-soft">Ihr Entwurf ist gespeichert. Nur Sie sehen ihn.</p>
      <details>
        <summary className="link hit inline-block cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          Entwurf verwerfen …
        </summary>
        <WriteForm
          action={draftPath(callId)}
          failure="Fehler beim Verwerfen des Entwurfs"
          className="grid justify-items-start gap-3 py-3"
        >
          {(isBusy) => (
            <>
              <input type="hidden" name={discardField} value={returnTo} />
              <p>Was Sie für diese Ausschreibung begonnen haben, ist dann weg.</p>
              <Button variant="danger" size="sm" busy={isBusy} busyLabel="Einen Moment...">
                Verwerfen
              </Button>
            </>
          )}
        </WriteForm>
      </details>
    </div>
  );
}

/** Beside the buttons of the form: when it was saved, or without script a button that saves it. */
export function DraftState({ saved }: { saved: Saved }) {
  return (
    <>
      <noscript>
        <Button name={saveField} value="ja" variant="secondary" formNoValidate>
          Als Entwurf speichern
        </Button>
      </noscript>
      <p role="status" className="text-note text-soft order-last empty:hidden max-sm:w-full">
        {saved === "failed"
          ? "Entwurf gerade nicht gespeichert"
          : saved && `Entwurf gespeichert um ${formatTime(saved)}`}
      </p>
    </>
  );
}

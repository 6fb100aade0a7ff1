import { useEffect, useRef } from "react";
import type { OfferVersion } from "./offer";
import { OfferVersionView } from "./offer-view";
import type { WorkChoices } from "./offer-works-field";

/** The field of the button that asks for a preview instead of sending. */
export const previewField = "vorschau";

/** What an offer would say. */
export interface OfferPreview extends Pick<OfferVersion, "terms" | "works"> {
  subject: string;
  message: string;
}

/** An offer as its company will read it, before it is sent. */
export function PreviewOfOffer({ preview, works }: { preview: OfferPreview; works?: WorkChoices }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (preview) section.current?.focus();
  }, [preview]);
  const showWorks = (shown: OfferVersion["works"]) =>
    shown.length > 0 && (
      <ul aria-label="Arbeiten" className="mt-7 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map(({ id, title }) => (
          <li key={id} className="grid min-w-0 content-start gap-2">
            {works?.choices.find(({ value }) => value === `${id}`)?.label ?? title}
          </li>
        ))}
      </ul>
    );
  return (
    <section
      ref={section}
      aria-labelledby="vorschau"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, this brings it into view after the form was sent.
      autoFocus
      className="mt-7 scroll-mt-24 border-2 border-ink p-4 outline-none sm:p-6"
    >
      <h2 id="vorschau" className="text-2xl">
        So liest es das Unternehmen
      </h2>
      <p className="mt-1 mb-5 text-note text-soft wrap-anywhere">{preview.subject}. Noch ist nichts gesendet.</p>
      <OfferVersionView version={preview} showWorks={showWorks} />
    </section>
  );
}

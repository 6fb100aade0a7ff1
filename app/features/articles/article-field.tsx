import { lazy, Suspense, useRef } from "react";
import { TextAreaField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";

const RichText = lazy(() => import("./rich-text"));

/** The article's HTML in a plain text field. With script, an editor replaces it and writes into it. */
export function ArticleField({ field, label = "Artikel" }: { field: Field; label?: string }) {
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const textarea = () => root.current?.querySelector("textarea") ?? null;

  return (
    <div ref={root} className={isHydrated ? "[&_textarea]:hidden" : undefined}>
      <TextAreaField
        field={field}
        label={label}
        rows={16}
        hint={
          isHydrated
            ? undefined
            : "Absätze trennt eine leere Zeile. Erlaubt ist HTML mit Überschriften, Listen, Verweisen und Bildern."
        }
      />
      {isHydrated && (
        <Suspense fallback={<p className="mt-2 text-soft">Der Editor wird geladen...</p>}>
          <RichText textarea={textarea} labelledBy={field.id} errorId={field.errors && field.errorId} />
        </Suspense>
      )}
    </div>
  );
}

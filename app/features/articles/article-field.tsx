import { lazy, Suspense, useState } from "react";
import { TextAreaField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";

/** People whose browser can't load the editor write into the plain field. */
const RichText = lazy(() => import("./rich-text").catch(() => ({ default: () => <></> })));

/**
 * The article's HTML in a plain text field. With script, an editor replaces it and writes into it. The field stays until
 * the editor is there, so that whoever types in the meantime loses neither text nor focus.
 */
export function ArticleField({ field, label = "Artikel" }: { field: Field; label?: string }) {
  const isHydrated = useHydrated();
  const [isReady, setIsReady] = useState(false);
  const textarea = () => document.querySelector<HTMLTextAreaElement>(`textarea[id="${field.id}"]`);

  return (
    <div className={isReady ? "[&_textarea]:hidden" : undefined}>
      <TextAreaField
        field={field}
        label={label}
        rows={16}
        hint={
          isReady
            ? undefined
            : "Absätze trennt eine leere Zeile. Erlaubt ist HTML mit Überschriften, Listen, Verweisen und Bildern."
        }
      />
      {isHydrated && (
        <Suspense fallback={null}>
          <RichText
            textarea={textarea}
            labelledBy={field.id}
            errorId={field.errors && field.errorId}
            onReady={() => setIsReady(true)}
          />
        </Suspense>
      )}
    </div>
  );
}

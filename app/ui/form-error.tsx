import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Field } from "./field-frame";

type FormErrorProps = {
  form: { errors?: string[]; errorId: string };
  title?: string;
  /** Also list the errors of these fields, each with a link to its control. */
  fields?: { label: string; field: Pick<Field, "id" | "errors"> }[];
  /** Moves the focus here when errors arrive: for forms that post without a client check. */
  focus?: boolean;
};

export function FormError({ form, title, fields = [], focus = false }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({ field }) => field.errors?.length);
  const summary = form.errors?.join(" ") ?? "";
  const hasErrors = Boolean(summary) || wrong.length > 0;

  useEffect(() => {
    if (focus && hasErrors) box.current?.focus();
  }, [focus, hasErrors]);

  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      id={form.errorId}
      role="alert"
      tabIndex={-1}
      className="flex gap-3.5 border-y border-t-2 border-t-danger border-b-line py-4"
    >
      <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold text-danger">{title ?? (summary || "Bitte prüfen Sie Ihre Angaben.")}</p>
        {title && summary && <p>{summary}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ label, field }) => (
              <li key={field.id}>
                <a href={`#${field.id}`} className="link inline-block py-1">
                  {label}: {field.errors?.[0]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

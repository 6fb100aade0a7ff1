import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated";
import { WholeWords } from "./whole-words";

export interface ShownProblem {
  title: string;
  text?: string;
  /** Errors of single fields, with the id of the control where it is known. */
  errors?: { id?: string; text: string }[];
  /** The focus is at a field that is wrong. */
  isFocusElsewhere?: boolean;
}

/** Why a form was refused. It comes into view and takes the focus, without script as the page's first focus. */
export function Problem({ problem }: { problem?: ShownProblem }) {
  const box = useRef<HTMLDivElement>(null);
  // A page that arrives with a problem has focused it before its program ran, and people may have moved on.
  const [isNew] = useState(useHydrated());
  const known = useRef(isNew ? undefined : problem && keyOf(problem));
  const key = problem && keyOf(problem);

  useEffect(() => {
    if (key && key !== known.current) box.current?.focus();
    known.current = key;
  }, [key]);

  if (!problem) return null;
  const { title, text, errors = [], isFocusElsewhere } = problem;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, this brings the reason into view after the form was sent.
      autoFocus={!isFocusElsewhere}
      className="mb-5 flex gap-3.5 border-y border-t-2 border-t-danger border-b-line py-4"
    >
      <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold text-danger">
          <WholeWords text={title} />
        </p>
        {text && (
          <div className="max-w-text">
            <WholeWords text={text} />
          </div>
        )}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, text: error }) => (
              <li key={`${id} ${error}`}>
                {id ? (
                  <a href={`#${id}`} className="link inline-block py-1">
                    <WholeWords text={error} />
                  </a>
                ) : (
                  <WholeWords text={error} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A list of errors stays the same while people correct them. Undefined for a problem that takes no focus. */
function keyOf({ title, text, errors, isFocusElsewhere }: ShownProblem): string | undefined {
  if (isFocusElsewhere) return undefined;
  return errors ? "list" : `${title}\n${text}`;
}

import { type ReactNode, useState } from "react";

interface FormGroupProps {
  title: string;
  id?: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a long page with forms: its name on the left, its settings beside it. */
export function FormGroup({ title, id, text, children }: FormGroupProps) {
  return (
    <section id={id} className="grid gap-x-10 gap-y-6 border-b border-line py-9 lg:grid-cols-[14rem_1fr]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="mt-2 text-note text-soft">{text}</p>}
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}

interface FoldedGroupProps extends Omit<FormGroupProps, "id"> {
  /** Whether it holds something, or something in it is wrong. Once open, only the person closes it. */
  open: boolean;
}

/** A section that most people leave empty. */
export function FoldedGroup({ title, text, open, children }: FoldedGroupProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <details open={wasOpen} className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-baseline justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{title}</h2>
        <span aria-hidden className="w-4 shrink-0 text-center font-display text-xl text-signal">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
      </summary>
      <div className="grid min-w-0 gap-6 pb-9 lg:pl-66">
        {text && <p className="max-w-text text-note text-soft">{text}</p>}
        {children}
      </div>
    </details>
  );
}

import type { ReactNode } from "react";

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

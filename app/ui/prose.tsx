import type { ReactNode } from "react";
import { classNames } from "./class-names";

type ProseProps = { className?: string } & ({ html: string; children?: never } | { html?: never; children: ReactNode });

/** Running text. The server must have sanitised `html`. */
export function Prose({ html, className, children }: ProseProps) {
  const names = classNames("prose", className);
  if (html === undefined) return <div className={names}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is stored and where it is read.
  return <div className={names} dangerouslySetInnerHTML={{ __html: html }} />;
}

import { Suspense } from "react";
import { Once, type OnceProps } from "./once";
import { useFollow } from "./use-follow";

/** What the server wrote into such elements, by id. */
const written = new Map<string, string>();

function writtenIn(id: string): string | undefined {
  const html = written.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html !== undefined) written.set(id, html);
  return html;
}

type LastingProps = OnceProps & { id: string };

/**
 * A part of the frame that is the same on every page. Only the server makes it. The browser keeps what came with the
 * first page, also for frames that it makes itself, and needs `children` only when that page had no frame.
 */
export function Lasting({ id, as: Element = "div", of, children, ...attributes }: LastingProps) {
  const follow = useFollow();
  if (import.meta.env.SSR) {
    return (
      <Once {...attributes} id={id} as={Element} of={of}>
        {children}
      </Once>
    );
  }
  const html = writtenIn(id);
  if (html === undefined) {
    return (
      <Element {...attributes} id={id}>
        <Suspense>{children()}</Suspense>
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, as it stands in the page.
  return <Element {...attributes} id={id} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

import { type ComponentType, lazy } from "react";
import type { Site } from "~/http/site-context";
import { Lasting } from "~/ui/lasting";

const load = () => import("./page-end-content");
type Content = Awaited<ReturnType<typeof load>>;

const now = import.meta.env.SSR ? await load() : null;
/** Browsers need it only after a page without a frame. */
const later = <Props,>(choose: (content: Content) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (content) => ({ default: choose(content) }),
      () => ({ default: () => null }),
    ),
  );

const FooterContent = now?.FooterContent ?? later((content) => content.FooterContent);
const ConsentContent = now?.ConsentContent ?? later((content) => content.ConsentContent);

export function Footer({ site }: { site: Site }) {
  return (
    <Lasting as="footer" id="fuss" of={["footer", site]} className="mt-26 bg-forest text-on-forest print:hidden">
      {() => <FooterContent site={site} />}
    </Lasting>
  );
}

/**
 * Hidden until the page's script finds no stored choice. Without script nothing is counted, so there is nothing to
 * agree to.
 */
export function ConsentBanner() {
  return (
    <Lasting
      as="section"
      id="einwilligung"
      of={["consent"]}
      aria-label="Cookie-Hinweis"
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t-2 border-ink bg-card in-data-[consent=unset]:block print:hidden"
    >
      {() => <ConsentContent />}
    </Lasting>
  );
}

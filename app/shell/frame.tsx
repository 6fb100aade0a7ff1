import { type ReactNode, useEffect } from "react";
import type { Viewer } from "~/auth/viewer";
import { type Site, SiteContext } from "~/http/site-context";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { keepPageWhenOffline } from "~/ui/stay-when-offline";
import { FlashToast, type Toast, Toaster } from "~/ui/toaster";
import { AskBeforeLeaving } from "./ask-before-leaving";
import { ConsentBanner } from "./consent-banner";
import { Footer } from "./footer";
import { Header } from "./header";
import { NewDocuments } from "./new-documents";

/** The frame's data about the site and the viewer. */
export interface FrameData {
  viewer: Viewer | null;
  /** Whether the viewer could not be looked up. */
  isViewerUnknown: boolean;
  /** The number of unread conversations; error pages may not know it. */
  unread?: number;
  site: Site;
}

interface FrameProps extends FrameData {
  arrivedWith: Toast | null;
  children: ReactNode;
}

/** The header, footer and banners around every page. */
export function Frame({ viewer, isViewerUnknown, unread, site, arrivedWith, children }: FrameProps) {
  useEffect(() => {
    document.addEventListener("click", keepPageWhenOffline, true);
    return () => document.removeEventListener("click", keepPageWhenOffline, true);
  }, []);

  return (
    <SiteContext value={site}>
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Zum Inhalt springen
      </a>
      <Header viewer={viewer} unread={unread} site={site} />
      <main id="inhalt" tabIndex={-1} className="min-h-[60vh] overflow-x-clip outline-none">
        {isViewerUnknown && <ViewerUnknown />}
        {viewer?.newDocuments && <NewDocuments documents={viewer.newDocuments} />}
        {children}
      </main>
      <Footer site={site} />
      <ConsentBanner />
      {arrivedWith && <FlashToast {...arrivedWith} />}
      <Toaster />
      <AskBeforeLeaving />
    </SiteContext>
  );
}

function ViewerUnknown() {
  return (
    <Container className="pt-5">
      <Notice role="status" title="Wir können gerade nicht feststellen, ob Sie angemeldet sind.">
        Was öffentlich ist, sehen Sie wie alle. Ihre Anmeldung bleibt bestehen: Bitte laden Sie die Seite in ein paar
        Minuten noch einmal.
      </Notice>
    </Container>
  );
}

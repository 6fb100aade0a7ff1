import type { ReactNode } from "react";
import type { Viewer } from "~/auth/viewer";
import { FlashToast, type Toast, Toaster } from "~/ui/toaster";
import { ConsentBanner } from "./consent-banner";
import { Footer } from "./footer";
import { Header } from "./header";

export interface Site {
  productName: string;
  siteUrl: string;
  contactEmail: string;
  socialLinks: string[];
  supportSlug: string;
  passwordMinLength: number;
  demo: boolean;
}

/** What the frame knows of the site and of who is asking. */
export interface FrameData {
  viewer: Viewer | null;
  site: Site;
}

interface FrameProps extends FrameData {
  arrivedWith: Toast | null;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ viewer, site, arrivedWith, children }: FrameProps) {
  return (
    <>
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Zum Inhalt springen
      </a>
      <Header viewer={viewer} site={site} />
      <main id="inhalt" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer site={site} />
      <ConsentBanner />
      {arrivedWith && <FlashToast {...arrivedWith} />}
      <Toaster />
    </>
  );
}

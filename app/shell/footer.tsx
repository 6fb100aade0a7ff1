import type { ReactNode } from "react";
import { footerTexts } from "~/http/own-texts";
import type { Site } from "~/http/site-context";
import { CachedFragment } from "~/ui/cached-fragment";
import { classNames } from "~/ui/class-names";
import { EmailAddress } from "~/ui/email-address";
import { Link } from "~/ui/link";

export function Footer({ site }: { site: Site }) {
  const look = "mt-26 bg-forest text-on-forest print:hidden";
  return <CachedFragment as="footer" id="fuss" className={look} content={Columns} of={{ site }} />;
}

function Columns({ site }: { site: Site }) {
  const { claim, about } = footerTexts(site);
  return (
    <>
      <div className="gutter mx-auto grid max-w-page gap-10 py-14 max-sm:grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] max-sm:gap-6 max-sm:py-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="max-sm:col-span-full">
          <p className="max-w-[12ch] font-display text-4xl font-semibold">{claim}</p>
          <p className="mt-4 max-w-[38ch] sm:mt-5 text-note text-on-forest-soft">{about}</p>
        </div>
        <Column title="Für Unternehmen">
          <Entry to="/kreative">Kreative entdecken</Entry>
          <Entry to="/arbeiten">Neue Arbeiten ansehen</Entry>
          <Entry to="/ausschreibungen/neu">Projekt einstellen</Entry>
        </Column>
        <Column title="Für Kreative">
          <Entry to="/ausschreibungen">Ausschreibungen durchsuchen</Entry>
          <Entry to="/blog">Blog</Entry>
          <Entry to="/auth?modus=registrieren">Profil erstellen</Entry>
          <Entry to="/arbeiten/neu">Portfolio aufbauen</Entry>
        </Column>
        <Column title="Support & Kontakt" isWide>
          <li className="max-sm:w-full">
            <a href={`mailto:${site.contactEmail}`} className="footer-link">
              <EmailAddress email={site.contactEmail} />
            </a>
          </li>
          <Entry to={`/kreative/${site.supportSlug}`}>Support</Entry>
          <Feed href="/feed.atom">Neuigkeiten abonnieren</Feed>
          <Feed href="/arbeiten.atom">Neue Arbeiten abonnieren</Feed>
          <Feed href="/blog.atom">Blog abonnieren</Feed>
          {site.socialLinks.map((url) => (
            <li key={url}>
              <a href={url} rel="me noreferrer" className="footer-link">
                {networkOf(url)}
              </a>
            </li>
          ))}
        </Column>
      </div>
      <div className="border-t border-on-forest-soft/30">
        <ul className="gutter mx-auto flex max-w-page flex-wrap gap-x-7 py-4 text-note">
          <Entry to="/agb">AGB</Entry>
          <Entry to="/datenschutz">Datenschutz</Entry>
          <Entry to="/impressum">Impressum</Entry>
          <Entry to="/transparenz">Transparenz</Entry>
          <Entry to="/reihung">Wie wir reihen</Entry>
          <li>
            <button type="button" data-consent-reset className="footer-link cursor-pointer">
              Cookie-Einstellungen
            </button>
          </li>
          {site.demo && <Entry to="/demo/postfach">Demo-Postfach</Entry>}
        </ul>
      </div>
    </>
  );
}

interface ColumnProps {
  title: string;
  /** On phones it has the whole width, and several of its links share a line. */
  isWide?: boolean;
  children: ReactNode;
}

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <nav aria-label={title} className={classNames("wrap-anywhere hyphens-auto", isWide && "max-sm:col-span-full")}>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul
        className={classNames("mt-3 text-note max-sm:mt-1.5", isWide && "max-sm:flex max-sm:flex-wrap max-sm:gap-x-7")}
      >
        {children}
      </ul>
    </nav>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {children}
      </Link>
    </li>
  );
}

/** A link to a feed. It is a plain link, because a feed is not a page of the site. */
function Feed({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} type="application/atom+xml" className="footer-link">
        {children}
      </a>
    </li>
  );
}

/** The name of a social network: 'https://www.instagram.com/kreativlaendle' becomes 'Instagram'. */
function networkOf(url: string): string {
  const name = new URL(url).hostname.replace(/^www\./, "").split(".")[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

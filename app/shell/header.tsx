import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { useLocation } from "react-router";
import { AuthDialogs } from "~/auth/auth-dialogs";
import type { Viewer } from "~/auth/viewer";
import type { Site } from "~/http/site-context";
import { ButtonLink, buttonClass } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { DialogButton } from "~/ui/dialog";
import { latePart, placed } from "~/ui/late-part";
import { Link } from "~/ui/link";
import { AccountName } from "./account-name";
import { Pending } from "./pending";

const pages = [
  { to: "/kreative", label: "Kreative" },
  { to: "/arbeiten", label: "Arbeiten" },
  { to: "/ausschreibungen", label: "Ausschreibungen" },
  { to: "/feed", label: "Neuigkeiten" },
  { to: "/blog", label: "Blog" },
];

type AccountProps = { viewer: Viewer; unread: number };

/** Only members need its code. */
const loadAccountMenu = () => import("./account-menu").then((part) => part.AccountMenu);

const AccountMenu = import.meta.env.SSR ? placed(await loadAccountMenu()) : latePart(loadAccountMenu, AccountLink);

interface HeaderProps {
  viewer: Viewer | null;
  unread?: number;
  site: Site;
}

export function Header({ viewer, unread = 0, site }: HeaderProps) {
  const { pathname } = useLocation();
  const here = pageAt(pathname);
  const logo = site.look?.logo;
  // The sign-in page already has these forms.
  const hasDialogs = !viewer && pathname !== "/auth";

  return (
    <header className="border-b border-line print:hidden">
      <div className="gutter mx-auto flex min-h-18 max-w-page flex-wrap items-center gap-y-1 py-1.5 sm:gap-x-4 xl:gap-x-7">
        <Link
          to="/"
          className="mr-auto flex min-h-11 items-center font-display text-lg font-bold max-[22rem]:text-base sm:text-xl tracking-tight"
        >
          {logo ? (
            <img alt={site.productName} {...logo} />
          ) : (
            <>
              {site.productName}
              <span aria-hidden className="text-signal">
                .
              </span>
            </>
          )}
        </Link>
        <Pending />
        <nav aria-label="Hauptmenü" className="hidden flex-wrap gap-x-4 max-xl:text-note lg:flex xl:gap-x-7">
          <PageLinks here={here} />
        </nav>
        <SearchLink />
        {viewer ? <AccountMenu viewer={viewer} unread={unread} /> : <VisitorButtons hasDialogs={hasDialogs} />}
        <MobileMenu viewer={viewer} hasDialogs={hasDialogs} here={here} />
      </div>
      {hasDialogs && <AuthDialogs key={pathname} />}
    </header>
  );
}

/** `boot.js` follows it when people press '/'. */
function SearchLink() {
  return (
    <Link
      to="/suche"
      id="zur-suche"
      aria-keyshortcuts="/"
      className={buttonClass({ variant: "quiet", size: "icon" }, "max-sm:size-11 max-[22rem]:-mx-2 xl:-mx-3")}
    >
      <Search aria-hidden size={22} />
      <span className="sr-only">Suche</span>
    </Link>
  );
}

/** The page of the menu that an address belongs to. */
const pageAt = (pathname: string) => pages.find(({ to }) => `${pathname}/`.toLowerCase().startsWith(`${to}/`))?.to;

function PageLinks({ here, className }: { here: string | undefined; className?: string }) {
  return pages.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === here ? "page" : undefined}
      className={classNames("nav-link", className)}
    >
      {label}
    </Link>
  ));
}

function AccountLink({ viewer, unread }: AccountProps) {
  return (
    <Link to="/profil" className={buttonClass({ variant: "quiet", size: "sm" }, "max-sm:px-1 sm:pr-3")}>
      <AccountName viewer={viewer} unread={unread} />
    </Link>
  );
}

/** A page that keeps an interrupted form has a sign-in of its own. Any other one would lose the form. */
const hiddenBesideInterruptedForm = "[body:has([name=fortsetzen])_&]:hidden";

function VisitorButtons({ hasDialogs }: { hasDialogs: boolean }) {
  return (
    <div className={classNames("flex gap-3", hiddenBesideInterruptedForm)}>
      {hasDialogs ? (
        <>
          <DialogButton dialog="anmelden" variant="secondary" size="sm" className="max-sm:hidden">
            Anmelden
          </DialogButton>
          <DialogButton dialog="registrieren" size="sm" className="max-sm:px-2.5 max-[22rem]:px-1.5">
            Registrieren
          </DialogButton>
        </>
      ) : (
        <>
          <ButtonLink to="/auth?modus=anmelden" variant="secondary" size="sm" className="max-sm:hidden">
            Anmelden
          </ButtonLink>
          <ButtonLink to="/auth?modus=registrieren" size="sm" className="max-sm:px-2.5 max-[22rem]:px-1.5">
            Registrieren
          </ButtonLink>
        </>
      )}
    </div>
  );
}

interface MobileMenuProps {
  viewer: Viewer | null;
  hasDialogs: boolean;
  here: string | undefined;
}

/** A native popover: it opens, and closes on Escape or on a click beside it, without script. */
function MobileMenu({ viewer, hasDialogs, here }: MobileMenuProps) {
  const { key } = useLocation();
  return (
    <div key={key} className="lg:hidden">
      <button
        type="button"
        popoverTarget="menue"
        className={buttonClass({ variant: "quiet", size: "sm" }, "-mr-3 max-sm:-mr-2.5 max-sm:px-2.5")}
      >
        <Menu aria-hidden size={24} />
        <span className="sr-only">Menü</span>
      </button>
      <div
        id="menue"
        popover="auto"
        className="fixed inset-x-0 top-18 m-0 w-full border-b-2 border-ink bg-card text-ink shadow-float"
      >
        <nav aria-label="Menü" className="gutter grid py-3 text-lg">
          <PageLinks here={here} className="border-b border-line" />
          {viewer ? null : hasDialogs ? (
            <DialogButton
              dialog="anmelden"
              variant="secondary"
              className={classNames("my-4 sm:hidden", hiddenBesideInterruptedForm)}
            >
              Anmelden
            </DialogButton>
          ) : (
            <ButtonLink
              to="/auth?modus=anmelden"
              variant="secondary"
              className={classNames("my-4 sm:hidden", hiddenBesideInterruptedForm)}
            >
              Anmelden
            </ButtonLink>
          )}
        </nav>
      </div>
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { asksBefore } from "~/audit/lasting.server";
import { mayOpen } from "~/audit/roles";
import { onlyWho } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { storedNowhere } from "~/http/page-caching.server";
import { Container } from "~/ui/container";
import { Link } from "~/ui/link";
import type { Route } from "./+types/area";

export const middleware: Route.MiddlewareFunction[] = [onlyWho(mayOpen), storedNowhere, ...asksBefore];

/** `holds` are the addresses of pages that one comes to from there. */
const pages: { to: string; label: string; holds?: RegExp }[] = [
  { to: "/admin/dashboard", label: "Dashboard" },
  { to: "/admin/reserve-profile", label: "Profil reservieren", holds: /^(import|briefe|reservierungen)\b/ },
  { to: "/admin/profile", label: "Profile", holds: /^(arbeiten|posts)\b/ },
  { to: "/admin/ausschreibungen", label: "Ausschreibungen" },
  { to: "/admin/meldungen", label: "Meldungen" },
  { to: "/admin/newsletter", label: "Newsletter" },
  { to: "/admin/markt", label: "Markt" },
  { to: "/admin/gesucht", label: "Gesucht" },
  { to: "/admin/protokoll", label: "Protokoll" },
  { to: "/admin/auftritt", label: "Auftritt" },
  { to: "/admin/einrichten", label: "Einrichten" },
];

export default function SuperadminArea() {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  const shown = pages.filter(({ to }) => viewer && mayOpen(viewer, "GET", to));
  const line = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const below = pathname.replace(/^\/admin\/(auswahl\/)?/, "");
  // Also browsers without `scroll-initial-target` show where one is, and all of them after a link to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what asks for it.
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (!line.current || !here) return;
    const { offsetLeft, clientWidth } = line.current;
    line.current.scrollLeft = here.offsetLeft - offsetLeft - (clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Container className="py-10 md:py-14">
      {/* In a narrow window it is one line that scrolls. */}
      <nav aria-label="Administration" className="mb-8 border-b border-line print:hidden">
        <div
          ref={line}
          className="-mx-1.5 flex gap-x-6 overflow-x-auto p-1.5 text-note whitespace-nowrap [scrollbar-width:none] lg:flex-wrap"
        >
          {shown.map(({ to, label, holds }) => (
            <Link
              key={to}
              to={to}
              aria-current={`/admin/${below}/`.startsWith(`${to}/`) || holds?.test(below) ? "page" : undefined}
              className="flex min-h-11 shrink-0 items-center font-medium decoration-signal decoration-2 underline-offset-8 hover:underline aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:font-semibold aria-[current=page]:underline"
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      <Outlet />
    </Container>
  );
}

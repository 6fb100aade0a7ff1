import { useLocation, useNavigation } from "react-router";
import { Spinner } from "~/ui/spinner";

const isProfile = (pathname: string) => /^\/(kreative|unternehmen)\/[^/]+$|^\/profil$/.test(pathname);

/** Says that something is on its way: on the page that is waited for a sign in the header, before another page a word. */
export function Pending() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  if (state === "idle") return null;
  if (location.pathname === pathname) {
    return (
      <span role="status">
        <Spinner />
        <span className="sr-only">Wird geladen</span>
      </span>
    );
  }
  return (
    <p
      role="status"
      className="appear-late fixed inset-x-0 top-20 z-50 mx-auto flex w-fit items-center gap-3 rounded-sm border border-line bg-card px-4 py-3 text-note font-semibold shadow-float"
    >
      <Spinner />
      {isProfile(location.pathname) ? "Lade Profil..." : "Wird geladen"}
    </p>
  );
}

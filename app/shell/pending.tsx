import { useLocation, useNavigation } from "react-router";
import { Spinner } from "~/ui/spinner";

function waitingFor(pathname: string): string {
  if (/^\/(kreative|unternehmen)\/[^/]+$|^\/profil$/.test(pathname)) return "Lade Profil...";
  return pathname === "/kreative" ? "Lade Kreative..." : "Wird geladen";
}

/** Shows a progress indicator in the header while a page loads. */
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
      {waitingFor(location.pathname)}
    </p>
  );
}

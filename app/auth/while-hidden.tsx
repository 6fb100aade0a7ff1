import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Viewer } from "./viewer";

/** Tells a person who has hidden their profile what others will not see of this form's content. */
export function WhileHidden({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ viewer: Viewer | null }>("root");
  if (root?.viewer?.profileStatus !== "hidden") return null;
  return (
    <Notice title="Ihr Profil ist ausgeblendet." className="mb-5">
      {children}{" "}
      <Link to="/profil/bearbeiten" className="link">
        Sichtbarkeit ändern
      </Link>
    </Notice>
  );
}

import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { isHidden } from "./hidden-profile";
import type { Viewer } from "./viewer";

/** Tells a person whose profile is hidden what others will not see of this form's content. */
export function WhileHidden({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ viewer: Viewer | null }>("root");
  const viewer = root?.viewer;
  if (!viewer || !isHidden(viewer)) return null;
  return (
    <Notice title="Ihr Profil ist ausgeblendet." className="mb-5">
      {children}{" "}
      {viewer.isHiddenBySuperadmin ? (
        <TextLink to="/profil">Warum?</TextLink>
      ) : (
        <TextLink to="/profil/bearbeiten">Sichtbarkeit ändern</TextLink>
      )}
    </Notice>
  );
}

import { useRouteLoaderData } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { ButtonLink } from "~/ui/button";

interface SuperadminLinkProps {
  to: string;
  className?: string;
  children: string;
}

export function useIsSuperadmin(): boolean {
  const root = useRouteLoaderData<{ viewer: Viewer | null }>("root");
  return Boolean(root?.viewer?.isSuperadmin);
}

/** A link into the superadmin area, which only superadmins see. */
export function SuperadminLink({ to, className, children }: SuperadminLinkProps) {
  if (!useIsSuperadmin()) return null;
  return (
    <ButtonLink to={to} variant="secondary" size="sm" className={className}>
      {children}
    </ButtonLink>
  );
}

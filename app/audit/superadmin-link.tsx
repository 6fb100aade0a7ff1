import { useRouteLoaderData } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { ButtonLink } from "~/ui/button";

interface SuperadminLinkProps {
  to: string;
  className?: string;
  children: string;
}

/** A link into the superadmin area, which only superadmins see. */
export function SuperadminLink({ to, className, children }: SuperadminLinkProps) {
  const root = useRouteLoaderData<{ viewer: Viewer | null }>("root");
  if (!root?.viewer?.isSuperadmin) return null;
  return (
    <ButtonLink to={to} variant="secondary" size="sm" className={className}>
      {children}
    </ButtonLink>
  );
}

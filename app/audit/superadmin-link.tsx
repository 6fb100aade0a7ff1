import { useRouteLoaderData } from "react-router";
import { hasRole } from "~/auth/roles";
import type { Viewer } from "~/auth/viewer";
import type { Role } from "~/db/schema";
import { ButtonLink } from "~/ui/button";

interface SuperadminLinkProps {
  to: string;
  /** Whose holders see it too; by default both. */
  roles?: Role[];
  className?: string;
  children: string;
}

export function useHasRole(...oneOf: Role[]): boolean {
  return hasRole(useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer, ...oneOf);
}

/** A link into the superadmin area, which only superadmins and holders of a role see. */
export function SuperadminLink({ to, roles = ["redaktion", "moderation"], className, children }: SuperadminLinkProps) {
  if (!useHasRole(...roles)) return null;
  return (
    <ButtonLink to={to} variant="secondary" size="sm" className={className}>
      {children}
    </ButtonLink>
  );
}

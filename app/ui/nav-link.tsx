import { useLocation } from "react-router";
import { Link, type LinkProps } from "./link";

/** A link of a menu, marked while the page is at its address or below. */
export function NavLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = `${pathname}/`.toLowerCase().startsWith(`${to}/`);
  return <Link {...props} to={to} aria-current={isHere ? "page" : undefined} />;
}

import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { classNames } from "./class-names";

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, "discover" | "prefetch">;

/** An address of the site that is written out: with `.`, `..` or empty parts the router would change it. */
const whole = /^(?=\/)(?:\/[^/.?#][^/?#]*)*\/?(?:\?[^#]+)?(?:#.+)?$/;
export const isWholeAddress = (to: unknown): to is string => typeof to === "string" && whole.test(to);

/**
 * A link within the site. Links are most of what a list asks the router for, so on the server a whole address becomes an
 * element without it; the browser's router finds the same element there, with the address that it will show.
 */
export function Link(props: LinkProps) {
  const shown = props.mask ?? props.to;
  if (!import.meta.env.SSR || !isWholeAddress(shown)) return <RouterLink discover="none" {...props} />;
  const { to, relative, reloadDocument, replace, state, preventScrollReset, viewTransition, ...rest } = props;
  const { defaultShouldRevalidate, mask, target, ...attributes } = rest;
  return <a {...attributes} href={shown} target={target} />;
}

/** An underlined link. `alone` is for one outside of a text: more of the place around it can be pressed. */
export function TextLink({ alone, className, ...props }: LinkProps & { alone?: boolean }) {
  return <Link {...props} className={classNames("link", alone && "hit inline-block", className)} />;
}

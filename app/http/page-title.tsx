import { useContext } from "react";
import { SiteContext } from "./site-context";

/** The browser tab's title for a page whose route has no `meta`, as when it fails. */
export function PageTitle({ children }: { children: string }) {
  const site = useContext(SiteContext);
  return <title>{site ? `${children} · ${site.productName}` : children}</title>;
}

import { useRouteLoaderData } from "react-router";

/** A notice for public bodies that want to publish a call here. */
export function NoProcurement() {
  const root = useRouteLoaderData<{ site: { productName: string } }>("root");
  return (
    <p className="max-w-text text-note text-soft">
      {root?.site.productName} ist keine Vergabeplattform. Öffentliche Auftraggeber prüfen vorher, ob eine Direktvergabe
      zulässig ist.
    </p>
  );
}

import { Link } from "~/ui/link";
import { type DirectorySearch, directoryPath } from "./directory";

/** The same search as a list or as a map. */
export function ViewLinks({ search }: { search: DirectorySearch }) {
  const { isMap = false } = search;
  const views = [
    ["Liste", false],
    ["Karte", true],
  ] as const;
  return (
    <nav aria-label="Ansicht" className="flex gap-x-5 sm:ml-auto">
      {views.map(([label, isMapView]) => (
        <Link
          key={label}
          to={directoryPath({ ...search, after: null, isMap: isMapView })}
          aria-current={isMap === isMapView ? "true" : undefined}
          preventScrollReset
          className="grid min-h-11 items-center px-1 font-medium decoration-signal decoration-2 underline-offset-8 hover:underline aria-[current=true]:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

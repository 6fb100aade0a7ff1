import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { HiddenContent } from "./hidings.server";
import { titleOf } from "./reported";
import { WhyHidden } from "./why-hidden";

/** Tells people on their own profile which of their posts, calls and works superadmins have hidden, and why. */
export function HiddenContents({ contents }: { contents: HiddenContent[] }) {
  if (contents.length === 0) return null;
  return (
    <Notice kind="error" title="Unser Team hat etwas von Ihnen ausgeblendet." className="mb-10">
      <ul className="grid gap-3">
        {contents.map(({ kind, id, name, path, hiding }) => (
          <li key={`${kind}-${id}`} className="wrap-anywhere">
            <TextLink to={path}>{titleOf({ kind, name })}</TextLink>: Nur Sie sehen das, bis wir es wieder einblenden.{" "}
            <WhyHidden hiding={hiding} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

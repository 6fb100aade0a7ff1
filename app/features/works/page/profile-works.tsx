import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import type { ListedWork } from "../work";
import { JustifiedWorks } from "./justified-works";

interface ProfileWorksProps {
  /** Null when they could not be loaded. */
  works: readonly ListedWork[] | null;
  ownerSlug: string;
}

/** The works on someone's public page. Without works there is no section. */
export function ProfileWorks({ works, ownerSlug }: ProfileWorksProps) {
  if (works?.length === 0) return null;
  return (
    <Section id="arbeiten" title="Arbeiten" className="pb-10 first:pt-0! md:pb-12">
      {works ? (
        <JustifiedWorks works={works} ownerSlug={ownerSlug} />
      ) : (
        <NotLoaded title="Arbeiten konnten nicht geladen werden" />
      )}
    </Section>
  );
}

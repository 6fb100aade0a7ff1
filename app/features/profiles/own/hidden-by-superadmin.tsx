import type { Hiding } from "~/audit/hidings.server";
import { WhyHidden } from "~/audit/why-hidden";
import { Notice } from "~/ui/notice";

/** An owner can't show what a superadmin hides. */
export function HiddenBySuperadmin({ hiding }: { hiding: Hiding | null }) {
  if (!hiding) return null;
  return (
    <Notice kind="error" title="Unser Team hat Ihr Profil ausgeblendet." className="mb-10">
      Nur Sie sehen es und was Sie darauf zeigen, bis wir es wieder einblenden. <WhyHidden hiding={hiding} />
    </Notice>
  );
}

import { type ComponentType, lazy, Suspense, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface SkillIconProps {
  skill: string;
  size: number;
}

const load = () => import("~/features/profiles/skill-icons");

/**
 * There are forty icons. A browser keeps the server-rendered ones, and loads their code only for pages that it renders
 * itself.
 */
const Now = import.meta.env.SSR ? (await load()).SkillIcon : null;
const Later = lazy<ComponentType<SkillIconProps>>(() =>
  load().then(
    (icons) => ({ default: icons.SkillIcon }),
    // A skill is also written out.
    () => ({ default: () => null }),
  ),
);

export function SkillIcon({ skill, size }: SkillIconProps) {
  const [isServerRendered] = useState(!useHydrated());
  if (Now) {
    return (
      <span className="text-signal">
        <Now skill={skill} size={size} />
      </span>
    );
  }
  if (isServerRendered) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; what the server wrote stays.
    return <span className="text-signal" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return (
    <span className="text-signal">
      <Suspense>
        <Later skill={skill} size={size} />
      </Suspense>
    </span>
  );
}

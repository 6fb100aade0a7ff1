import { Link } from "~/ui/link";
import { directoryPath, mostCounted } from "./directory";
import type { MeantSkill } from "./meant-skills.server";

/** A link from a search for a skill's name to everybody with that skill. */
export function MeantSkillLink({ skill: { name, count } }: { skill: MeantSkill }) {
  const creatives =
    count === 1 ? "1 Kreative/n" : `${count > mostCounted ? `Mehr als ${mostCounted}` : count} Kreative`;
  return (
    <Link to={directoryPath({ skill: name })} preventScrollReset className="link py-2.5 font-semibold">
      {`${creatives} mit dem Skill ${name} anzeigen`}
    </Link>
  );
}

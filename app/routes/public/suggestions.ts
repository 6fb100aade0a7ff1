import { findSuggestions } from "~/features/finding/find-suggestions.server";
import { directoryPath } from "~/features/profiles/directory/directory";
import { profilePath } from "~/features/profiles/profile";
import { skillCatalogue } from "~/features/profiles/skills";
import { workPath } from "~/features/works/work";
import { orNull } from "~/http/or-empty.server";
import { countTry } from "~/http/rate-limit.server";
import { requestContext } from "~/http/request-context";
import { leastLetters } from "~/search/suggest";
import { typedSearch } from "~/search/typed-search";
import type { SuggestionGroup } from "~/ui/suggestion";
import type { Route } from "./+types/suggestions";

const nothing: SuggestionGroup[] = [];

/** What a text may become that somebody is typing into a search. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { reads, clientAddress } = context.get(requestContext);
  const typed = typedSearch(new URL(request.url).searchParams);
  if ([...typed].length < leastLetters) return Response.json({ groups: nothing });
  // While nothing can be written people still search.
  if (await orNull(() => countTry("suggestions", clientAddress), "the number of suggestions"))
    return Response.json({ groups: nothing }, { status: 429 });
  const start = typed.toLowerCase();
  const skills = skillCatalogue.filter((skill) => skill.toLowerCase().startsWith(start));
  return Response.json({ groups: groupsOf(await findSuggestions(reads, typed, skills)) });
}

type Found = Awaited<ReturnType<typeof findSuggestions>>;

function groupsOf({ before, crafts, places, skills, named, maxCounted }: Found): SuggestionGroup[] {
  const people = (count: number) => (count > maxCounted ? `mehr als ${maxCounted}` : `${count}`);
  // The list also has who does it elsewhere, or something akin, so the note says who is counted.
  const search = (noteOf: (count: number) => string) => (found: Found["crafts"][number]) => {
    const label = [before, found.name].filter(Boolean).join(" ");
    return { label, to: directoryPath({ q: label }), note: before ? undefined : noteOf(found.people) };
  };
  const of = (wanted: Found["named"][number]["kind"]) => named.filter(({ kind }) => kind === wanted);
  const profiles = (kind: "kreative" | "unternehmen") =>
    of(kind).map(({ name, slug, about }) => ({ label: name, to: profilePath(kind, slug), note: about ?? undefined }));
  return [
    {
      title: "Tätigkeiten",
      entries: crafts.map(search((count) => `${count} ${count === 1 ? "bietet" : "bieten"} das an`)),
    },
    {
      title: "Skills",
      entries: skills.map(({ id, people: count }) => ({
        label: id,
        to: directoryPath({ skill: id }),
        note: people(count),
      })),
    },
    { title: "Orte", entries: places.map(search((count) => `${count} dort`)) },
    { title: "Personen", entries: profiles("kreative") },
    { title: "Unternehmen", entries: profiles("unternehmen") },
    {
      title: "Arbeiten",
      entries: of("arbeit").map(({ name, slug, about, owner }) => ({
        label: name,
        to: workPath(owner ?? "", slug),
        note: about ?? undefined,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

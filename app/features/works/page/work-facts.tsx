import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { TagList } from "~/ui/tag-list";
import type { FoundWork } from "../works.server";

/** What is known of a work, beside its text. */
export function WorkFacts({ work }: { work: FoundWork }) {
  const { year, client, isOwnProject, contribution, skills, link, madeWithAi } = work;
  return (
    <div className="grid content-start gap-5">
      <dl className="grid gap-4">
        {year && <Fact label="Jahr">{year}</Fact>}
        {(client || isOwnProject) && <Fact label="Auftraggeber">{isOwnProject ? "Eigenes Projekt" : client}</Fact>}
        {contribution && <Fact label="Mein Anteil">{contribution}</Fact>}
        {madeWithAi && <Fact label="Hinweis">Mit KI erzeugt</Fact>}
      </dl>
      {skills.length > 0 && <TagList tags={skills} label="Skills" />}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="link inline-flex w-fit items-center gap-2 py-1 font-semibold wrap-anywhere"
        >
          <ExternalLink aria-hidden size={18} className="shrink-0" />
          {hostOf(link)}
        </a>
      )}
    </div>
  );
}

const hostOf = (link: string) => URL.parse(link)?.hostname.replace(/^www\./, "") ?? link;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

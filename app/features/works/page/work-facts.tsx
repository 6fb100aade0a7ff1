import BadgeCheck from "lucide-react/icons/badge-check";
import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { TextLink } from "~/ui/link";
import { TagList } from "~/ui/tag-list";
import type { WorkCredits } from "../credits/credit";
import type { FoundWork } from "../works.server";
import { CreditList } from "./credit-list";

/** What is known of a work, beside its text. */
export function WorkFacts({ work, credits }: { work: FoundWork & { linkText: string | null }; credits: WorkCredits }) {
  const { year, client, isOwnProject, contribution, skills, link, linkText, madeWithAi } = work;
  return (
    <div className="grid content-start gap-5">
      <dl className="grid gap-4">
        {year && <Fact label="Jahr">{year}</Fact>}
        {(client || isOwnProject) && (
          <Fact label="Auftraggeber">
            {isOwnProject ? "Eigenes Projekt" : <Client name={client ?? ""} path={credits.clientPath} />}
          </Fact>
        )}
        {contribution && <Fact label="Mein Anteil">{contribution}</Fact>}
        {madeWithAi && <Fact label="Hinweis">Mit KI erzeugt</Fact>}
      </dl>
      <CreditList contributors={credits.contributors} />
      {skills.length > 0 && <TagList tags={skills} label="Skills" />}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="link inline-flex w-fit items-center gap-2 py-1 font-semibold wrap-anywhere"
        >
          <ExternalLink aria-hidden size={18} className="shrink-0" />
          {linkText}
        </a>
      )}
    </div>
  );
}

/** A client who has confirmed the work, or the text that the creative typed. */
function Client({ name, path }: { name: string; path: string | null }) {
  if (!path) return name;
  return (
    <>
      <TextLink to={path} className="hit">
        {name}
      </TextLink>
      <span className="mt-1 flex items-start gap-1.5 text-note font-normal text-spruce">
        <BadgeCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
        Vom Auftraggeber bestätigt
      </span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

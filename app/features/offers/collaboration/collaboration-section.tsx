import { ReportLink } from "~/audit/report-link";
import { formatMonth } from "~/text/dates";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { ShownCollaboration } from "./collaboration";

const atFirst = 3;

interface CollaborationSectionProps {
  /** Null when they could not be loaded. */
  sentences: readonly ShownCollaboration[] | null;
  /** Whose page it is. */
  name: string;
}

/** What others say about the orders they had with someone. Without such a sentence there is no section. */
export function CollaborationSection({ sentences, name }: CollaborationSectionProps) {
  if (!sentences?.length) return null;
  const rest = sentences.slice(atFirst);
  return (
    <Section id="zusammenarbeit" title="Bestätigte Zusammenarbeit" flush className="pt-10 first:pt-0! md:pt-12">
      <List sentences={sentences.slice(0, atFirst)} name={name} />
      {rest.length > 0 && (
        <details>
          <summary className="link hit my-5 inline-block cursor-pointer">{rest.length} weitere anzeigen</summary>
          <List sentences={rest} name={name} />
        </details>
      )}
    </Section>
  );
}

const List = ({ sentences, name }: { sentences: readonly ShownCollaboration[]; name: string }) => (
  <ul>
    {sentences.map(({ id, sentence, answer, createdAt, author }) => (
      <li key={id} className="border-b border-line py-5 wrap-anywhere">
        <blockquote className="max-w-text text-lg">„{sentence}“</blockquote>
        <p className="mt-2 flex flex-wrap gap-x-5 text-note text-soft">
          <span>
            <TextLink to={`/${author.userType}/${author.slug}`} className="hit">
              {author.name}
            </TextLink>
            , {formatMonth(createdAt)}
          </span>
          <ReportLink kind="collaboration" id={id} about={author.name} />
        </p>
        {answer && (
          <div className="mt-3 max-w-text border-l-3 border-spruce pl-4">
            <p>
              <span className="block text-sm text-soft">{name} antwortet</span>
              {answer}
            </p>
            <ReportLink kind="answer" id={id} about={name} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

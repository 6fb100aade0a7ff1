import { orderPath } from "~/features/offers/offer";
import type { OwnCollaboration } from "~/features/offers/own/own-collaborations.server";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";

const states = { asked: "wartet auf Ihre Entscheidung", shown: "steht auf Ihrem Profil", declined: "nicht gezeigt" };

/** What others say about the own orders, on one's own page. Without such a sentence there is no section. */
export function OwnCollaborations({ sentences }: { sentences: readonly OwnCollaboration[] | null }) {
  if (!sentences?.length) return null;
  return (
    <Section title="Bestätigte Zusammenarbeit" flush>
      <ul>
        {sentences.map(({ id, sentence, author, offerId, state, hidden }) => (
          <li key={id} className="border-b border-line py-4 wrap-anywhere">
            <p className="max-w-text">„{sentence}“</p>
            <p className="mt-1 text-note text-soft">
              <TextLink to={orderPath(offerId)} className="hit">
                {author}
              </TextLink>
              , {hidden ? "ausgeblendet" : states[state]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

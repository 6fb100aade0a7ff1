import { data } from "react-router";
import { listDemoMails } from "~/mail/demo-mailbox.server";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { joined } from "~/text/joined";
import { parseAddress } from "~/text/parse-address";
import { shownEmail } from "~/text/shown-address.server";
import { Container } from "~/ui/container";
import { Dotted } from "~/ui/dotted";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/demo-mailbox";

export async function loader() {
  if (!settings.demo || settings.smtpUrl) throw data(null, { status: 404 });
  return { mails: (await listDemoMails()).map((mail) => ({ ...mail, to: shownEmail(mail.to) })) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Demo-Postfach");

export default function DemoMailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Container className="py-14">
      <h1>Demo-Postfach</h1>
      <p className="mt-4 max-w-text text-soft">
        Ohne Mailserver landet hier jede Nachricht, die sonst per E-Mail verschickt würde. Die neueste steht oben.
      </p>
      {mails.length === 0 && <p className="mt-10">Noch keine E-Mails. Registrieren Sie sich, dann kommt die erste.</p>}
      <ul className="mt-8">
        {mails.map(({ id, to, subject, date, text }) => (
          <li key={id} className="border-t-2 border-ink py-6">
            <article aria-labelledby={`mail-${id}`}>
              <h2 id={`mail-${id}`} className="text-2xl">
                {subject}
              </h2>
              <p className="mt-1 text-note text-soft">
                <Dotted text={joined(`An ${to}`, date)} />
              </p>
              <div className="mt-4 max-w-text break-words whitespace-pre-line">
                {withLinks(text).map((part) =>
                  part.href ? (
                    <TextLink key={part.key} to={part.href}>
                      {part.text}
                    </TextLink>
                  ) : (
                    part.text
                  ),
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Turns addresses in a text into links to this site, on any host. */
function withLinks(text: string): { key: number; text: string; href?: string }[] {
  return text.split(/(https?:\/\/\S+)/).map((part, key) => {
    const url = key % 2 === 1 ? parseAddress(part) : null;
    return { key, text: part, href: url ? `${url.pathname}${url.search}` : undefined };
  });
}

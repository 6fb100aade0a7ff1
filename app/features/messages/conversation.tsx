import { Fragment, type ReactNode } from "react";
import { conversationPath } from "~/conversations/conversation-path";
import type { FormAnswer, Problem } from "~/http/answer";
import { useNews } from "~/http/use-news";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Link, TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import { BlockForm } from "./block-form";
import type { Conversation } from "./entries";
import { DayMark, Entry } from "./entry";
import { ReplyForm } from "./reply-form";
import { SettleForm } from "./settle-form";

interface ConversationPageProps {
  conversation: Conversation;
  /** What would refuse a reply now. */
  prevented: Problem | null;
  arrived: FormAnswer | undefined;
  /** The call or offer that the conversation is about. */
  children?: ReactNode;
}

export function ConversationPage({ conversation, prevented, arrived, children }: ConversationPageProps) {
  const { id, partner, entries, earlier, isNewest, isBlocked, closed, filesUntil } = conversation;
  const isOpen = partner.canBeWrittenTo && !isBlocked && !closed;
  const latest = entries.at(-1)?.id ?? 0;
  const ownLatest = entries.findLast(({ isMine }) => isMine)?.id ?? 0;
  useNews(`/nachrichten/${id}/neues`, latest);

  return (
    <Container className="py-10 md:py-14">
      <p>
        <TextLink to="/nachrichten" alone>
          Alle Nachrichten
        </TextLink>
      </p>
      <div className="mt-5 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Head conversation={conversation} />
          {earlier && (
            <p className="mb-5">
              <ButtonLink to={`/nachrichten/${id}?vor=${earlier}`} variant="secondary" size="sm">
                Frühere Nachrichten
              </ButtonLink>
            </p>
          )}
          <div role="log" aria-label="Nachrichten">
            <ol className="grid gap-5">
              {entries.map((entry, index) => (
                <Fragment key={entry.id}>
                  {entry.day !== entries[index - 1]?.day && <DayMark day={entry.day} />}
                  <Entry entry={entry} isLatest={entry.id === latest} partner={partner.name} />
                </Fragment>
              ))}
            </ol>
          </div>
          {filesUntil && (
            <p className="mt-5 text-note text-soft">
              Dateien löschen wir nach dem {filesUntil}, wenn bis dahin niemand mehr schreibt.
            </p>
          )}
          {!isNewest && (
            <p className="mt-5">
              <ButtonLink to={conversationPath(id)} variant="secondary" size="sm">
                Zu den neuesten
              </ButtonLink>
            </p>
          )}
          {isNewest && isOpen && (
            <>
              <Prevented problem={prevented} />
              <ReplyForm key={ownLatest} conversation={conversation} arrived={arrived} />
            </>
          )}
          {isBlocked && (
            <p className="mt-8 border-t-2 border-ink pt-5">
              Sie haben {partner.name} blockiert: Keiner von Ihnen kann dem anderen schreiben.
            </p>
          )}
          {closed && !isBlocked && partner.canBeWrittenTo && (
            <p className="mt-8 border-t-2 border-ink pt-5 text-soft">{closed}</p>
          )}
          {!partner.canBeWrittenTo && (
            <p className="mt-8 border-t-2 border-ink pt-5 text-soft">
              {partner.isGone
                ? "Dieses Konto gibt es nicht mehr. Ihre eigenen Nachrichten bleiben hier stehen."
                : "An dieses Konto kann zurzeit niemand schreiben."}
            </p>
          )}
        </div>
        <aside aria-label="Worum es geht" className="grid content-start gap-7 self-start lg:sticky lg:top-8">
          {children}
          <SettleForm conversation={conversation} />
          {partner.canBeWrittenTo && <BlockForm conversation={conversation} />}
        </aside>
      </div>
    </Container>
  );
}

function Head({ conversation: { partner, subject, isAboutCall } }: Pick<ConversationPageProps, "conversation">) {
  return (
    <div className="sticky top-0 z-10 mb-6 flex items-center gap-3.5 border-b border-line bg-paper py-3 [@media(height<30rem)]:static">
      <Avatar name={partner.name} seed={partner.slug ?? "gone"} src={partner.avatarUrl} />
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">
          {partner.path ? (
            <Link to={partner.path} className="title-link">
              {partner.name}
            </Link>
          ) : (
            partner.name
          )}
        </h1>
        {subject && (
          <p className="text-note text-soft wrap-anywhere">
            {isAboutCall ? `Zur Ausschreibung „${subject}“` : subject}
          </p>
        )}
      </div>
    </div>
  );
}

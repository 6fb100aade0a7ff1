import type { ReactNode } from "react";
import {
  budgetText,
  type CallDetail,
  deadlineFact,
  deadlineText,
  experienceText,
  placeText,
  targetGroupLabels,
  tileText,
} from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { rightsText } from "~/features/rights/rights";
import { confirmedText } from "~/text/confirmed-domain";
import { formatDay } from "~/text/dates";
import { ActionBar } from "~/ui/action-bar";
import { classNames } from "~/ui/class-names";
import { EntryList } from "~/ui/differences";
import { Dot } from "~/ui/dotted";
import { LinkedText } from "~/ui/linked-text";
import { Notice } from "~/ui/notice";
import { whyNoOffers } from "~/visible/call-state";
import { CompanyAvatar, CompanyName } from "./call-company";

type CallDetailsProps = {
  call: CallDetail;
  /** The level of the section headings: 2 on a page, 3 in a dialog. */
  level?: 2 | 3;
  /** The button 'Angebot senden'. */
  action?: ReactNode;
};

/** The details of a call. The page or the dialog shows the title as its heading. */
export function CallDetails({ call, level = 2, action }: CallDetailsProps) {
  return (
    <>
      <Details call={call} level={level} isAnswerable={Boolean(action)} />
      {action && (
        <ActionBar className="mt-9 flex-nowrap justify-between">
          {/* The bar of one's own call has three buttons and would fill a third of a phone. */}
          <dl className={classNames("min-w-0 shrink-10", call.isOwn && "max-sm:hidden")}>
            <dt className="text-sm text-soft">Deadline</dt>
            <dd className="font-semibold">{deadlineFact(call)}</dd>
          </dl>
          {action}
        </ActionBar>
      )}
    </>
  );
}

function Details({ call, level, isAnswerable }: { call: CallDetail; level: 2 | 3; isAnswerable: boolean }) {
  const place = placeText(call);
  const experience = experienceText(call.experienceLevel);
  const targets = targetGroupLabels(call.targetGroup);
  const tiles = [
    { label: "Budget", value: budgetText(call.budget) },
    { label: "Deadline", value: deadlineText(call.deadline) },
    { label: "Dauer", value: call.projectDuration ?? "Nach Absprache" },
    ...(experience ? [{ label: "Erfahrung", value: experience }] : []),
  ];

  return (
    <>
      {call.state !== "offen" && (
        <Notice title={whyNoOffers[call.state]} className="mb-6">
          {call.state === "entwurf" && "Nur Sie sehen diese Seite."}
        </Notice>
      )}
      <div className="grid grid-cols-[auto_1fr] items-center gap-4 max-sm:items-start">
        <CompanyAvatar call={call} />
        <p className="min-w-0 text-soft wrap-anywhere">
          <CompanyName call={call} />
          <span className="block text-note">
            {place && (
              <>
                {place}
                <Dot />
              </>
            )}
            {call.publishedAt ? `veröffentlicht am ${formatDay(call.publishedAt)}` : "noch nicht veröffentlicht"}
          </span>
          {call.company?.domain && <span className="block text-note">{confirmedText(call.company.domain)}</span>}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <CallBadges call={call} />
      </div>
      <Part title="Projektbeschreibung" level={level}>
        <div className="max-w-text">
          <LinkedText text={call.description} />
        </div>
      </Part>
      <Part title="Projekt-Details" level={level}>
        <dl className={classNames("grid grid-cols-2 gap-x-6", tiles.length > 3 ? "lg:grid-cols-4" : "sm:grid-cols-3")}>
          {tiles.map((tile) => (
            <Tile key={tile.label} {...tile} />
          ))}
        </dl>
        {isAnswerable && call.state === "offen" && call.deadline && (
          <p className="mt-1">
            <a href={`/ausschreibungen/${call.id}/kalender.ics`} download className="link hit inline-block">
              In den Kalender
            </a>
          </p>
        )}
      </Part>
      {call.rights && (
        <Part title="Nutzungsrechte" level={level}>
          <p className="max-w-text">{rightsText(call.rights)}</p>
        </Part>
      )}
      {targets.length > 0 && (
        <Part title="Zielgruppe" level={level}>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {targets.map((target) => (
              <li key={target} className="border-b border-edge">
                {target}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Entries title="Anforderungen" entries={call.requirements} level={level} />
      <Entries title="Lieferumfang" entries={call.deliverables} level={level} />
    </>
  );
}

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="mt-8">
      <Heading className="mb-3 border-b border-line pb-2 text-2xl">{title}</Heading>
      {children}
    </section>
  );
}

/** Cuts a long value; hovering and screen readers get all of it. */
function Tile({ label, value }: { label: string; value: string }) {
  const shown = tileText(value);
  return (
    <div className="py-2">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display text-xl font-semibold" title={shown === value ? undefined : value}>
        {shown === value ? (
          value
        ) : (
          <>
            <span aria-hidden>{shown}</span>
            <span className="sr-only">{value}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Entries({ title, entries, level }: { title: string; entries: string[]; level: 2 | 3 }) {
  if (entries.length === 0) return null;
  return (
    <Part title={title} level={level}>
      <EntryList entries={entries} />
    </Part>
  );
}

import type { ReactNode } from "react";
import { type CallSummary, callPath, factsOf } from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { CompanyAvatar, CompanyName } from "~/features/calls/page/call-company";
import { ButtonLink } from "~/ui/button";
import { CachedFragment } from "~/ui/cached-fragment";
import { Facts } from "~/ui/facts";
import { Link } from "~/ui/link";
import { overThisPage } from "~/ui/page-dialog";

interface CallProps {
  call: CallSummary;
  /** Where the details open as a dialog over this page. The browser shows the call's own address in any case. */
  detailsTo?: string;
  level?: 2 | 3;
}

interface CallRowProps extends CallProps {
  /** Shown beside 'Details ansehen'. */
  action: ReactNode;
}

const linkTo = ({ call, detailsTo }: CallProps) =>
  detailsTo
    ? { to: detailsTo, mask: callPath(call), state: overThisPage, preventScrollReset: true }
    : { to: callPath(call) };

/** The compact card of a call, an `<li>` for a list. */
export function CallRow({ action, ...shown }: CallRowProps) {
  return (
    <li className="lazy-layout @container border-b border-line py-6">
      <div className="grid gap-x-8 gap-y-4 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1.1fr)_auto]">
        <CachedFragment as="div" className="contents" content={Call} of={shown} />
        <div className="flex flex-wrap content-start gap-2.5 max-sm:*:w-full @4xl:w-44 @4xl:*:w-full">
          <ButtonLink {...linkTo(shown)} variant="secondary" size="sm">
            Details ansehen<span className="sr-only">: {shown.call.title}</span>
          </ButtonLink>
          {action}
        </div>
      </div>
    </li>
  );
}

function Call({ call, detailsTo, level = 2 }: CallProps) {
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <>
      <div className="min-w-0">
        <Heading className="text-2xl wrap-anywhere">
          <Link {...linkTo({ call, detailsTo })} className="title-link">
            {call.title}
          </Link>
        </Heading>
        <p className="mt-3 grid grid-cols-[auto_1fr] items-center gap-2.5 text-soft wrap-anywhere">
          <CompanyAvatar call={call} />
          <CompanyName call={call} />
        </p>
        <p className="mt-3 max-w-text text-note wrap-anywhere">{call.description}</p>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <CallBadges call={call} />
        </div>
      </div>
      <Facts items={factsOf(call)} inColumns className="content-start @4xl:pt-0.5" />
    </>
  );
}

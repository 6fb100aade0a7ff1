import type { ComponentType } from "react";
import { type CallSummary, callPath, factsOf } from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { CompanyAvatar, CompanyName } from "~/features/calls/page/call-company";
import { offerFor } from "~/features/calls/policy";
import { ButtonLink } from "~/ui/button";
import { CachedFragment } from "~/ui/cached-fragment";
import { Dotted } from "~/ui/dotted";
import { Facts } from "~/ui/facts";
import { Link } from "~/ui/link";
import { overThisPage } from "~/ui/page-dialog";

interface CallRowProps {
  call: CallSummary;
  /** Where the details open as a dialog over this page. The browser shows the call's own address in any case. */
  detailsTo?: string;
  level?: 2 | 3;
  /** Why a search has found it, if the row does not say it. */
  why?: string;
  /** The button beside 'Details ansehen', a component of its module. */
  Offer: ComponentType<OfferProps>;
  ownOffer?: string;
  /** Where the form of an offer opens as a dialog over this page. */
  opensAt: string;
}

type OfferProps = ReturnType<typeof offerFor> &
  Pick<CallRowProps, "ownOffer" | "opensAt"> & { isVisitor: boolean; variant: "quiet"; size: "sm" };

/** The compact card of a call, an `<li>` for a list. */
export function CallRow(props: CallRowProps) {
  return <CachedFragment as="li" className="call-row lazy-layout" content={Columns} of={props} />;
}

function Columns({ call, detailsTo, level = 2, why, Offer, ownOffer, opensAt }: CallRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const path = callPath(call);
  const details = detailsTo
    ? { to: detailsTo, mask: path, state: overThisPage, preventScrollReset: true }
    : { to: path };

  return (
    <div>
      <div className="min-w-0">
        <Heading className="text-2xl wrap-anywhere">
          <Link {...details} className="title-link">
            {call.title}
          </Link>
        </Heading>
        <p className="call-company">
          <CompanyAvatar call={call} />
          <CompanyName call={call} />
        </p>
        <p className="mt-3 max-w-text text-note wrap-anywhere">{call.description}</p>
        {why && (
          <p className="mt-2 text-note text-soft">
            <Dotted text={why} />
          </p>
        )}
        <div className="mt-3.5 flex flex-wrap gap-2">
          <CallBadges call={call} />
        </div>
      </div>
      <Facts items={factsOf(call)} inColumns />
      <div className="call-acts">
        <ButtonLink {...details} variant="secondary" size="sm">
          Details ansehen<span className="sr-only">: {call.title}</span>
        </ButtonLink>
        <Offer {...offerFor(call)} {...{ ownOffer, opensAt }} isVisitor={false} variant="quiet" size="sm" />
      </div>
    </div>
  );
}

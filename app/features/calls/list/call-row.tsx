import type { ComponentType } from "react";
import { type CallSummary, callPath, factsOf } from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { callOver, callParameter, offerParameter } from "~/features/calls/list/call-query";
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
  level?: 2 | 3;
  /** Why a search has found it, if the row does not say it. */
  why?: string;
  /** The button beside 'Details ansehen', a component of its module. */
  Offer: ComponentType<OfferProps>;
  ownOffer?: string;
  /** The address of this page, over which the form of an offer opens as a dialog. */
  page: string;
  /** The details open so too. The browser shows the call's own address in any case. */
  opensDetails?: boolean;
}

type OfferProps = ReturnType<typeof offerFor> &
  Pick<CallRowProps, "ownOffer"> & { opensAt: string; isVisitor: boolean; variant: "quiet"; size: "sm" };

/** The compact card of a call, an `<li>` for a list. */
export function CallRow(props: CallRowProps) {
  return <CachedFragment as="li" className="call-row lazy-layout" content={Columns} of={props} />;
}

function Columns({ call, level = 2, why, Offer, ownOffer, page, opensDetails }: CallRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const path = callPath(call);
  const opensAt = callOver(page, offerParameter, call);
  // The page of the viewer's own call leads to its files and invitations.
  const details =
    opensDetails && !call.isOwn
      ? { to: callOver(page, callParameter, call), mask: path, state: overThisPage, preventScrollReset: true }
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

import type { DeskOffer } from "../../app/features/offers/own/desk.server";
import { noTerms } from "../../app/features/offers/terms";

/** An offer as the desk of a company reads it, for tests that only show it. */
export const deskOffer: DeskOffer = {
  id: "5f0c9f9e-3f3c-4e0e-9d7e-0a8a1f6f2f11",
  conversationId: "5f0c9f9e-3f3c-4e0e-9d7e-0a8a1f6f2f12",
  call: { id: 1, title: "Etiketten" },
  state: "sent",
  orderState: null,
  isAskedAgain: false,
  isStopped: false,
  stateSince: "2026-11-20T08:00:00.000Z",
  stateBy: "sender",
  standSince: "2026-11-20T08:00:00.000Z",
  standBy: "sender",
  createdAt: "2026-11-20T08:00:00.000Z",
  writtenAt: "2026-11-20T08:00:00.000Z",
  version: 1,
  terms: noTerms,
  works: [],
  isUpheld: false,
  isOutdated: false,
  partner: null,
  isSeen: false,
  isShortlisted: false,
  isInvited: false,
  note: null,
};

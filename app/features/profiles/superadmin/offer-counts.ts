export interface OfferCounts {
  sent: number;
  sentConfirmed: number;
  received: number;
  receivedConfirmed: number;
}

/** How many offers an account sent or got. Their content is only for the two sides. */
export function offersText({ sent, sentConfirmed, received, receivedConfirmed }: OfferCounts): string {
  const parts = [
    ...(sent > 0 ? [`${sent} gesendet, ${sentConfirmed} davon vergeben`] : []),
    ...(received > 0 ? [`${received} bekommen, ${receivedConfirmed} davon vergeben`] : []),
  ];
  return parts.length > 0 ? `Angebote: ${parts.join("; ")}.` : "Noch keine Angebote.";
}

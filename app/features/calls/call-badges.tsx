import { shortRightsText } from "~/features/rights/rights";
import { Badge } from "~/ui/badge";
import type { CallState } from "~/visible/call-state";
import { type CallSummary, categoryLabel, pitchText } from "./call";

/** An open call needs no badge. */
const stateLabels: Record<CallState, string | null> = {
  entwurf: "Entwurf",
  offen: null,
  geschlossen: "Geschlossen",
  vergeben: "Vergeben",
  abgelaufen: "Abgelaufen",
};

type CallBadgesProps = {
  call: Pick<CallSummary, "category" | "featured" | "state" | "pitch" | "pitchFee" | "rights">;
  isPinned?: boolean;
  isHidden?: boolean;
};

export function CallBadges({ call, isPinned = false, isHidden = false }: CallBadgesProps) {
  return (
    <>
      {call.featured && <Badge variant="signal">Empfohlen</Badge>}
      {isPinned && <Badge variant="ink">Angeheftet</Badge>}
      {stateLabels[call.state] && <Badge className="border-dashed text-soft">{stateLabels[call.state]}</Badge>}
      {isHidden && <Badge className="border-dashed text-soft">Ausgeblendet</Badge>}
      {call.category && <Badge>{categoryLabel(call.category)}</Badge>}
      {call.state !== "entwurf" && (
        <Badge variant={call.pitch === "verguetet" ? "spruce" : "outline"}>{pitchText(call)}</Badge>
      )}
      {call.rights && <Badge>Rechte: {shortRightsText(call.rights)}</Badge>}
    </>
  );
}

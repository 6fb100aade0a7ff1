import { Badge } from "~/ui/badge";
import { type CallSummary, categoryLabel } from "./call";

type CallBadgesProps = {
  call: Pick<CallSummary, "category" | "featured" | "isExpired">;
  isPinned?: boolean;
  isHidden?: boolean;
};

export function CallBadges({ call, isPinned = false, isHidden = false }: CallBadgesProps) {
  return (
    <>
      {call.featured && <Badge variant="signal">Empfohlen</Badge>}
      {isPinned && <Badge variant="ink">Angeheftet</Badge>}
      {call.isExpired && <Badge className="border-dashed text-soft">Abgelaufen</Badge>}
      {isHidden && <Badge className="border-dashed text-soft">Ausgeblendet</Badge>}
      <Badge>{categoryLabel(call.category)}</Badge>
    </>
  );
}

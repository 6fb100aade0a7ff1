import { Stat, StatList } from "~/ui/stat";
import type { DeliveryCounts } from "./newsletter";

/** What became of the mails of a newsletter that is sent. */
export function NewsletterState({ counts }: { counts: DeliveryCounts }) {
  return (
    <StatList>
      <Stat label="Zugestellt" value={counts.sent} />
      <Stat label="Wartet" value={counts.waiting + counts.queued} />
      <Stat label="Nicht zustellbar" value={counts.failed} signal={counts.failed > 0} />
      <Stat label="Ausgelassen" hint="inzwischen abbestellt oder nicht mehr da" value={counts.skipped} />
    </StatList>
  );
}

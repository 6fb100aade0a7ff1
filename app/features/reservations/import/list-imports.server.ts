import { and, desc, isNotNull, isNull, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { memberImports } from "~/db/schema";
import { formatMoment } from "~/text/dates";

/** What the list of imports is filtered by. */
export const importStages = { offen: "Noch nichts reserviert", reserviert: "Reserviert", zurueck: "Zurückgenommen" };
type ImportStage = keyof typeof importStages;

export const importStageIn = (search: URLSearchParams): ImportStage | null => {
  const stage = search.get("stand") ?? "";
  return Object.hasOwn(importStages, stage) ? (stage as ImportStage) : null;
};

const isAt: Record<ImportStage, SQL | undefined> = {
  offen: isNull(memberImports.finishedAt),
  reserviert: and(isNotNull(memberImports.finishedAt), isNull(memberImports.undoneAt)),
  zurueck: isNotNull(memberImports.undoneAt),
};

export const countImports = (stage: ImportStage | null) => countSome(memberImports, stage ? isAt[stage] : undefined);

/** The imports that are still stored, newest first, without their cells. */
export async function listImports(stage: ImportStage | null = null, skip = 0, limit = pageSizes.imports) {
  const { id, createdAt, finishedAt, undoneAt, reserved } = memberImports;
  const rows = await db
    .select({ id, createdAt, finishedAt, undoneAt, reserved })
    .from(memberImports)
    .where(stage ? isAt[stage] : undefined)
    .orderBy(desc(createdAt), desc(id))
    .offset(skip)
    .limit(limit + 1);
  return pageAt(
    rows.map((row) => ({ ...row, createdAt: formatMoment(row.createdAt), stage: importStages[stageOf(row)] })),
    skip,
    limit,
  );
}

const stageOf = ({ finishedAt, undoneAt }: { finishedAt: Date | null; undoneAt: Date | null }): ImportStage =>
  undoneAt ? "zurueck" : finishedAt ? "reserviert" : "offen";

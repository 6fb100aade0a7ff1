import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReportList } from "./report-list";

const report = {
  ...{
    id: "1",
    subjectId: "1",
    reason: "insult" as const,
    text: "Pfui",
    isDanger: false,
    hasAddress: false,
    decisionId: null,
  },
  createdAt: "heute",
};

it("says of each copied text who wrote it [NOTICE-11]", () => {
  const excerpt = (["other", "concerned", "reporter"] as const).map((from) => ({
    ...{ from, text: `Text von ${from}`, at: "2026-05-04T10:00:00.000Z", isReported: from === "concerned" },
  }));
  const texts = renderToStaticMarkup(<ReportList reports={[{ ...report, excerpt }]} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  expect(texts).toContain(
    "Andere Seite Text von other Gemeldete Person, gemeldet Text von concerned Meldende Person Text von reporter",
  );
});

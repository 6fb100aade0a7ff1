import { statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest. If one of these came last, the other worker would have nothing to do. */
const longest = [
  "server/postgres/killed.slow.test.ts",
  "server/postgres/postgres.slow.test.ts",
  "tests/http/roles.test.ts",
  "tests/http/changes.slow.test.ts",
  "tests/http/valid-pages.slow.test.ts",
  "tests/http/page-cache.slow.test.ts",
  "tests/http/limits.slow.test.ts",
  "tests/http/offers-sealed.test.ts",
  "tests/http/visitor-secrets.slow.test.ts",
  "tests/http/backup.slow.test.ts",
  "tests/attack/abuse.slow.test.ts",
  "tests/attack/pictures.slow.test.ts",
  "tests/attack/forms.slow.test.ts",
];

/** Starts the longest files first, then project by project the larger ones: the same order on every machine. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyed = files.map((file) => {
      const place = longest.findIndex((path) => file.moduleId.endsWith(`/${path}`));
      const size = statSync(file.moduleId).size;
      return { file, place: place < 0 ? longest.length : place, project: file.project.name, size };
    });
    keyed.sort((one, other) => one.place - other.place || compare(one, other) || other.size - one.size);
    return keyed.map(({ file }) => file);
  }
}

const compare = (one: { project: string }, other: { project: string }) => one.project.localeCompare(other.project);

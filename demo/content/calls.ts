import { companyPeople } from "./companies";
import type { Call } from "./types";

export const calls: readonly Call[] = companyPeople.flatMap(({ profile, calls }) =>
  calls.map((call) => ({ ...call, company: profile.key })),
);

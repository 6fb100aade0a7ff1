import { day, hour, type TryLimit } from "./limit";

/** Visits, page views and searches: beyond these limits the site counts nothing more. */
export const countedTries = {
  "page-view-address": { counts: "page views", per: "network address", times: 600, seconds: hour },
  "page-view-path": { counts: "views of one page", per: "network address and page", times: 20, seconds: hour },
  "visit-profile": { counts: "visits to one profile", per: "network address and profile", times: 10, seconds: day },
  "visit-address": { counts: "visits to profiles", per: "network address", times: 500, seconds: day },
  "visit-account": { counts: "visits to profiles", per: "account", times: 500, seconds: day },
  suggestions: { counts: "suggestions while typing", per: "network address", times: 3000, seconds: hour },
  "unfound-word": { counts: "words that found nobody", per: "network address", times: 40, seconds: day },
} satisfies Record<string, TryLimit>;

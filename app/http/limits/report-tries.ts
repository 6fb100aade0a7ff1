import { day, hour, type TryLimit } from "./limit";

/** Reports of content, also by visitors. */
export const reportTries = {
  "report-address": { counts: "reports of content", per: "network address", times: 20, seconds: hour },
  "report-account": { counts: "reports of content", per: "account", times: 30, seconds: day },
  "report-mail": {
    counts: "mails about new reports; above the limit none is sent",
    per: "mail address",
    times: 10,
    seconds: day,
  },
  "objection-address": { counts: "objections to decisions", per: "network address", times: 20, seconds: hour },
} satisfies Record<string, TryLimit>;

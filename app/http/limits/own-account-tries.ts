import { day, hour, minute, type TryLimit } from "./limit";

/** What a person asks for in the own account. */
export const ownAccountTries = {
  "own-password": { counts: "own passwords asked for", per: "account", times: 10, seconds: 15 * minute },
  "address-change": { counts: "changes of the own mail address asked for", per: "account", times: 5, seconds: day },
  "address-mail": {
    counts: "mails about a new address",
    per: "mail address",
    times: 3,
    seconds: day,
  },
  "newsletter-mail": {
    counts: "mails that ask to confirm the newsletter, beyond it none is sent",
    per: "mail address",
    times: 3,
    seconds: day,
  },
  "address-link": {
    counts: "links about an address or the newsletter",
    per: "network address",
    times: 30,
    seconds: hour,
  },
  "own-data": { counts: "copies of the own data", per: "account", times: 3, seconds: day },
  "second-factor-set-up": {
    counts: "codes entered to set up a factor",
    per: "account",
    times: 20,
    seconds: 15 * minute,
  },
  "picture-account": {
    counts: "pictures sent, also those that are refused",
    per: "account",
    times: 120,
    seconds: hour,
  },
} satisfies Record<string, TryLimit>;

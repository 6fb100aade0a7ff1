import { day, hour, minute, type TryLimit } from "./limit";

/** Requests of a person about their account. */
export const ownAccountTries = {
  "own-password": { counts: "passwords entered again before an act", per: "account", times: 10, seconds: 15 * minute },
  "address-change": { counts: "requests to change the mail address", per: "account", times: 5, seconds: day },
  "address-mail": {
    counts: "mails about a new address",
    per: "mail address",
    times: 3,
    seconds: day,
  },
  "contact-address": {
    counts: "requests for the link that confirms the contact address",
    per: "account",
    times: 5,
    seconds: day,
  },
  "mails-of-members": {
    counts: "mails caused by members; above the limit none is sent and the messages stay on the site",
    per: "mail address",
    times: 200,
    seconds: day,
  },
  "mails-unproven": {
    counts: "mails to an unproven address; above the limit none is sent",
    per: "mail address",
    times: 10,
    seconds: day,
  },
  "newsletter-mail": {
    counts: "mails that ask to confirm the newsletter; above the limit none is sent",
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
  "own-data": { counts: "requests for a copy of one's data", per: "account", times: 3, seconds: day },
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

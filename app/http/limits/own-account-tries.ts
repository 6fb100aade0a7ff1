import { day, hour, minute, type TryLimit } from "./limit";

/** Requests of a person about their account. */
export const ownAccountTries = {
  "own-password": { counts: "own passwords asked for", per: "account", times: 10, seconds: 15 * minute },
  "address-change": { counts: "changes of the own mail address asked for", per: "account", times: 5, seconds: day },
  "address-mail": {
    counts: "mails about a new address",
    per: "mail address",
    times: 3,
    seconds: day,
  },
  "contact-address": {
    counts: "links asked for that confirm the contact address",
    per: "account",
    times: 5,
    seconds: day,
  },
  "mails-of-members": {
    counts: "mails that members have caused, beyond it none is sent and the messages stay on the site",
    per: "mail address",
    times: 200,
    seconds: day,
  },
  "mails-unproven": {
    counts: "mails to an address that nobody has proven, beyond it none is sent",
    per: "mail address",
    times: 10,
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

import { day, hour, minute, type TryLimit } from "./limit";

/** Limits on what strangers try, on what people ask about their own account, and on what is only counted. */
export const tryLimits = {
  // Signing in, registering, and the links that do either.
  "sign-in-address": { counts: "sign-ins", per: "network address", times: 60, seconds: 10 * minute },
  "sign-in-unknown": {
    counts: "sign-ins from unknown browsers, then a wait that doubles each time, up to eight hours",
    per: "mail address",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-known": {
    counts: "sign-ins from a known browser, then a wait that doubles each time, up to eight hours",
    per: "account and browser",
    times: 10,
    seconds: 15 * minute,
    grows: true,
  },
  "sign-in-warning": { counts: "mails about wrong passwords", per: "mail address", times: 1, seconds: day },
  "register-address": { counts: "registrations", per: "network address", times: 30, seconds: hour },
  "register-check": { counts: "names and addresses tried", per: "network address", times: 120, seconds: hour },
  "reset-address": { counts: "links for a new password", per: "network address", times: 20, seconds: hour },
  "reset-stranger": {
    counts: "links for a new password from unknown browsers",
    per: "network address and mail address",
    times: 3,
    seconds: hour,
  },
  "reset-unknown": {
    counts: "links for a new password from unknown browsers; above the limit only if no unused one is left",
    per: "mail address",
    times: 3,
    seconds: hour,
  },
  "reset-known": {
    counts: "links for a new password from a known browser",
    per: "account and browser",
    times: 5,
    seconds: hour,
  },
  "confirm-address": { counts: "confirmations of an address", per: "network address", times: 60, seconds: 10 * minute },
  "confirm-mail-address": { counts: "links for confirming", per: "network address", times: 20, seconds: hour },
  "confirm-mail-account": { counts: "links for confirming", per: "mail address", times: 3, seconds: hour },
  "new-password-address": { counts: "new passwords by link", per: "network address", times: 30, seconds: hour },
  "second-factor-address": { counts: "codes entered", per: "network address", times: 60, seconds: 10 * minute },
  "second-factor-code": { counts: "uses of one code", per: "account and code", times: 1, seconds: 2 * minute },
  "claim-address": { counts: "claims of a profile", per: "network address", times: 30, seconds: 10 * minute },
  "claim-mail": { counts: "claims of a profile", per: "mail address", times: 10, seconds: 10 * minute },

  // Requests of a person about their account.
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

  // Reports of content, also by visitors.
  "report-address": { counts: "reports of content", per: "network address", times: 20, seconds: hour },
  "report-account": { counts: "reports of content", per: "account", times: 30, seconds: day },
  "report-mail": {
    counts: "mails about new reports; above the limit none is sent",
    per: "mail address",
    times: 10,
    seconds: day,
  },
  "objection-address": { counts: "objections to decisions", per: "network address", times: 20, seconds: hour },

  // Visits, page views and searches: beyond these limits the site counts nothing more.
  "page-view-address": { counts: "page views", per: "network address", times: 600, seconds: hour },
  "page-view-path": { counts: "views of one page", per: "network address and page", times: 20, seconds: hour },
  "visit-profile": { counts: "visits to one profile", per: "network address and profile", times: 10, seconds: day },
  "visit-address": { counts: "visits to profiles", per: "network address", times: 500, seconds: day },
  "visit-account": { counts: "visits to profiles", per: "account", times: 500, seconds: day },
  suggestions: { counts: "suggestions while typing", per: "network address", times: 3000, seconds: hour },
  "unfound-word": { counts: "words that found nobody", per: "network address", times: 40, seconds: day },
} satisfies Record<string, TryLimit>;

import { test } from "../support/fixtures";
import { goFromCallToWork } from "./order-journey/journey";
import { openWorld } from "./order-journey/world";

for (const [hasScript, how] of [
  [true, "with script"],
  [false, "without script on a narrow window"],
] as const) {
  test(`goes from the draft of a call with a file over questions, offers, an order and its delivery to a work, with each mail once, ${how} [FILE-01, FILE-06, FILE-08, ASK-01, ASK-02, ASK-03, ASK-04, ASK-06, LIFE-04, LIFE-11, OFFER-13, OFFER-15, OFFER-17, OFFER-24, OFFER-67, OFFER-70, ORDER-01, ORDER-03, ORDER-06, ORDER-09, ORDER-10, ORDER-11, ORDER-15, ORDER-16, ORDER-20, ORDER-25, REACH-97, TALK-34, TELL-49]`, async ({
    browser,
    site,
    mailSink,
    newPerson,
    newCompany,
    signIn,
  }) => {
    test.setTimeout(600_000);
    await goFromCallToWork(
      await openWorld({ ...{ browser, site, mailSink, newPerson, newCompany, signIn }, hasScript }),
    );
  });
}

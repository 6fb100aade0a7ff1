import { test } from "../support/fixtures";
import { goFromCallToDelivery } from "./order-journey/journey";
import { openWorld } from "./order-journey/world";

for (const [hasScript, how] of [
  [true, "with script"],
  [false, "without script on a narrow window"],
] as const) {
  test(`goes from the draft of a call with a file over questions, offers, and an order to its delivery, with each mail once, ${how} [TALK-34, TELL-49]`, async ({
    browser,
    site,
    mailSink,
    newPerson,
    newCompany,
    signIn,
  }) => {
    test.setTimeout(600_000);
    await goFromCallToDelivery(
      await openWorld({ ...{ browser, site, mailSink, newPerson, newCompany, signIn }, hasScript }),
    );
  });
}

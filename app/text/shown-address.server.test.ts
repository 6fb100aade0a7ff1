import { expect, it } from "vitest";
import { shownAddress, shownEmail, shownHost } from "./shown-address.server";

it.each([
  ["https://xn--mller-kva.at/", "müller.at"],
  ["https://www.müller.at/Werk/", "müller.at/Werk"],
  ["https://MÜLLER.at?x=1", "müller.at?x=1"],
  ["http://xn--caf-dma.ch/", "café.ch"],
  ["https://beispiel.at:8443/a/", "beispiel.at/a"],
  // In Cyrillic, mixed with it, a dotless i, a small-cap letter and a dot below: all look like other domains.
  ["https://аррӏе.com", "xn--80ak6aa92e.com"],
  ["https://xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
  ["https://müller.xn--80aswg", "xn--mller-kva.xn--80aswg"],
  ["https://facebook.com.müıler.at/", "facebook.com.xn--mler-0ra23a.at"],
  ["https://xn--ggle-55da.com", "xn--ggle-55da.com"],
  ["https://xn--0000000000000-.at", "xn--0000000000000-.at"],
  ["https://müller.at@böse.example/", "böse.example"],
  ["https://müller.at\\@böse.example/", "müller.at"],
  ["kein Link", "kein Link"],
])("shows %s as %s [WORK-93]", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

it("shows the domain of a result alone [WORK-93]", () => {
  expect(shownHost("https://www.xn--mller-kva.at/werk?a=1")).toBe("müller.at");
});

it.each([
  ["info@xn--ksehaus-5wa.at", "info@käsehaus.at"],
  ["anna@example.com", "anna@example.com"],
  ["anna@xn--80ak6aa92e.com", "anna@xn--80ak6aa92e.com"],
  ["xn--ksehaus-5wa.at", "xn--ksehaus-5wa.at"],
])("shows the mail address %s as %s [AUTH-66]", (address, shown) => {
  expect(shownEmail(address)).toBe(shown);
});

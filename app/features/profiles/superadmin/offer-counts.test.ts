import { expect, it } from "vitest";
import { offersText } from "./offer-counts";

it("tells of offers as counts [ADM-50]", () => {
  const none = { sent: 0, sentConfirmed: 0, received: 0, receivedConfirmed: 0 };
  expect(offersText(none)).toBe("Noch keine Angebote.");
  expect(offersText({ ...none, sent: 3, sentConfirmed: 1 })).toBe("Angebote: 3 gesendet, 1 davon vergeben.");
  expect(offersText({ sent: 1, sentConfirmed: 0, received: 5, receivedConfirmed: 2 })).toBe(
    "Angebote: 1 gesendet, 0 davon vergeben; 5 bekommen, 2 davon vergeben.",
  );
});

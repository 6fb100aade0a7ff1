import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "./button";

describe("Button", () => {
  it("stays focusable while busy and says what it does", () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Wird registriert...">
        Registrieren
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain("Wird registriert...");
    expect(html).not.toContain(">Registrieren<");
  });

  it("is described by the reason why it is disabled, and then neither submits nor opens anything", () => {
    const html = renderToStaticMarkup(
      <Button
        type="submit"
        command="show-modal"
        commandfor="login"
        popoverTarget="login"
        disabledReason="Bitte melden Sie sich an"
      >
        Senden
      </Button>,
    );
    const reasonId = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(reasonId).toBeTruthy();
    expect(html).toContain(`id="${reasonId}"`);
    expect(html).toContain('type="button"');
    expect(html).not.toContain('command="');
    expect(html).not.toContain('popovertarget="');
  });
});

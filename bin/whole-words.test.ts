import { expect, it } from "vitest";
import { setWhole } from "./whole-words";

it("keeps 'E-Mail' on one line in the text of components, and changes nothing else [LOOK-48]", () => {
  const whole = '<span className="whitespace-nowrap">E-Mail</span>';
  expect(setWhole("const a = <p>Ihre E-Mail-Adresse für {x} und E-Mails</p>;")).toBe(
    `const a = <p>Ihre ${whole}-Adresse für {x} und ${whole}s</p>;`,
  );
  expect(setWhole("const ä = <p>Ä „–“ per E-Mail, <b>E-Mail</b></p>;")).toBe(
    `const ä = <p>Ä „–“ per ${whole}, <b>${whole}</b></p>;`,
  );
  const code = 'const hint = "per E-Mail"; // E-Mail\nconst a = <Field hint="per E-Mail" label={`E-Mail`} />;';
  expect(setWhole(code)).toBe(code);
});

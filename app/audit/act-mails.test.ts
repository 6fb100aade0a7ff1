import { expect, it } from "vitest";
import { actMail } from "./act-mails";

const site = { productName: "Probe", contactEmail: "hallo@example.com", siteUrl: "https://example.com" };

it.each(["profile.avatar-remove", "profile.edit"] as const)(
  "the statement about %s says not that it is for good, because the person can put something else there [NOTICE-49]",
  (act) => {
    const statement = {
      outcome: "part" as const,
      path: null,
      ground: "agb" as const,
      cause: "own" as const,
      objectionUntil: new Date("2026-05-01"),
      objectionUrl: "https://example.com/einspruch",
    };
    const text = actMail({ name: "Anna", act, reason: "Zeigt ein Kind.", statement }, site).paragraphs.join(" ");
    expect(text).toContain("jederzeit");
    expect(text).not.toContain("auf Dauer");
  },
);

it("the statement about a deleted article says how long it can be brought back, and not that it is for good [NOTICE-55]", () => {
  const statement = {
    ...{ outcome: "delete" as const, path: null, ground: "agb" as const, cause: "own" as const },
    ...{ objectionUntil: new Date("2026-05-01"), objectionUrl: "https://example.com/einspruch" },
  };
  const told = { name: "Anna", title: "Neues", reason: "Zeigt ein Kind.", statement };
  const textOf = (act: "article.delete" | "post.delete") => actMail({ ...told, act }, site).paragraphs.join(" ");
  expect(textOf("article.delete")).toContain("30 Tage lang können wir ihn noch zurückholen");
  expect(textOf("article.delete")).not.toContain("auf Dauer");
  expect(textOf("post.delete")).toContain("auf Dauer");
});

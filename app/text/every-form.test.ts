import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { manySchema } from "~/audit/many";
import { readReason } from "~/audit/reason";
import { registerSchema } from "~/auth/forms";
import { articleSchema } from "~/features/articles/article-schema";
import { callSchema } from "~/features/calls/call-schema";
import { invitationSchema } from "~/features/calls/own/invitations/invitation-schema";
import { answerSchema, questionSchema } from "~/features/calls/own/questions/question-schema";
import { collectionSchema, rememberSchema } from "~/features/collections/collection-schema";
import { messageSchema } from "~/features/messages/message-schema";
import {
  orderWordsSchema,
  proposalSchema,
  answerSchema as sentenceAnswerSchema,
  sentenceSchema,
} from "~/features/offers/order/order-schema";
import { lookSchema } from "~/features/operations/look/look-schema";
import { postSchema } from "~/features/posts/post-schema";
import { profileSchema } from "~/features/profiles/profile-form";
import { superadminEditSchema } from "~/features/profiles/superadmin/superadmin-edit";
import { reserveSchema } from "~/features/reservations/reservation";
import { formOf } from "../../tests/support/form-of";
import { hasVisibleText } from "./visible";

const profile = {
  name: "Anna Fink",
  title: "Illustratorin",
  location: "Bregenz",
  bio: "Ich zeichne.",
  contactEmail: "anna@fink.example",
  phone: "+43 5574 1",
  website: "fink.example",
};

/** Every form with text fields, with what it requires. Their optional fields follow from the schema. */
const forms = {
  registration: [registerSchema(6), { name: "Anna Fink", email: "a@b.example", password: "qz7pvK", agbAccepted: "on" }],
  profile: [
    profileSchema,
    { ...profile, version: new Date().toISOString(), customSkills: "Seife", customBranchen: "Holz" },
  ],
  "superadmin's edit": [superadminEditSchema("kreative"), { ...profile, newWord: "Seife", skills: "Seife" }],
  call: [
    callSchema({ today: "2026-01-01" }),
    {
      title: "Plakate",
      description: "Drei",
      category: "Print Design",
      location: "Lech",
      "requirements[0]": "Erfahrung",
      "deliverables[0]": "Daten",
    },
  ],
  post: [postSchema, { content: "Hallo" }],
  article: [
    articleSchema,
    {
      title: "Papier",
      excerpt: "Kurz",
      content: "<p>Lang</p>",
      category: "Business",
      author: "Anna",
      readTime: "5 min",
    },
  ],
  message: [messageSchema, { senderEmail: "a@b.example", senderMitarbeiter: "Eva", subject: "Hallo", message: "Text" }],
  list: [collectionSchema, { name: "Fotografie 2027" }],
  remembering: [rememberSchema, { collection: "", name: "Fotografie 2027", note: "Ruhige Bilder" }],
  "a sentence about an order": [sentenceSchema, { text: "Pünktlich und klar." }],
  "an answer to it": [sentenceAnswerSchema, { text: "Gern wieder." }],
  "words about an order": [orderWordsSchema, { text: "Der Umschlag fehlt noch." }],
  proposal: [proposalSchema, { lieferung: "2026-12-10" }],
  question: [questionSchema, { question: "Welches Format?" }],
  answer: [answerSchema, { answer: "A1 quer." }],
  invitation: [invitationSchema, { call: "1", message: "Ihre Plakate gefallen uns." }],
  look: [
    lookSchema,
    { name: "Werkraum", claim: "Wir in der Region", headline: "Hier\nwird gestaltet.", accent: "#1f4a8d" },
  ],
  "reason for several": [manySchema({ needs: "ground" }), { wahl: "1", reason: "Werbung" }],
  reservation: [reserveSchema, { name: "Eva", email: "eva@b.example" }],
} as const;

const invisible = ["\u200b", "\u00ad\u2800", "\u3164", "\u115f\u1160", " \ufe0f\n", "\u2060\u202e", "\u0301\u0302"];

const wrong = ["", "x", "x".repeat(70_000), "0006-02-02", "2026-02-31", "-1", "1,5", "a@b", "www.", "<p></p>", "#12"];

/** All texts in a form's values. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Also the fields that the row leaves empty. */
const fieldsOf = (schema: object, values: Record<string, string>) => [
  ...new Set([...Object.keys(values), ...("shape" in schema ? Object.keys(schema.shape as object) : [])]),
];

function parse(schema: (typeof forms)[keyof typeof forms][0], values: Record<string, string>) {
  return parseWithZod(formOf(values), { schema });
}

describe("what people write [SAFE-60]", () => {
  for (const [name, [schema, values]] of Object.entries(forms)) {
    it(`is either refused or nothing, where a ${name} holds no visible character`, () => {
      expect(parse(schema, values).status).toBe("success");
      for (const field of fieldsOf(schema, values)) {
        for (const text of invisible) {
          const submission = parse(schema, { ...values, [field]: text });
          if (submission.status !== "success") continue;
          const kept = textsIn(submission.value).filter((kept) => kept !== "" && !hasVisibleText(kept));
          expect(kept, `${field} takes ${JSON.stringify(text)}`).toEqual([]);
        }
      }
    });

    it(`is refused with the same text as when it is missing, in a ${name}`, () => {
      for (const field of Object.keys(values)) {
        const missing = parse(schema, { ...values, [field]: "" });
        if (missing.status === "success") continue;
        const blank = parse(schema, { ...values, [field]: "\u200b" });
        expect(blank.status, field).toBe("error");
      }
    });
  }

  it.for(Object.entries(forms))("is refused with one sentence at its field, in a %s", ([, [schema, values]]) => {
    for (const field of fieldsOf(schema, values))
      for (const text of [...wrong, ...invisible]) {
        const { error } = parse(schema, { ...values, [field]: text }).reply();
        expect(error?.[field]?.length ?? 0, `${field}: ${error?.[field]?.join(" | ")}`).toBeLessThan(2);
      }
  });

  it("is null when the reason is empty", () => {
    expect(readReason(formOf({ reason: "\u200b\u2800\u00ad\u3164 \u2060\u180e" }))).toBeNull();
  });
});

import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { hasNameLike, lockNamesLike } from "~/db/names-alike";
import { profiles } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { settings } from "~/settings.server";
import { createAuth } from "./auth.server";
import { authPath } from "./auth-path";
import { giveNewsletterConsent } from "./consents.server";
import { failureText } from "./failure-text.server";
import { registerSchema } from "./forms";
import { runInTurn, TooBusy } from "./hashing.server";
import { acknowledge } from "./legal/acknowledge.server";
import { mailboxPath } from "./mailbox-path";
import { emailTaken, nameTaken } from "./taken";
import { whyWeak } from "./weak-password.server";

type Registration = z.infer<ReturnType<typeof registerSchema>>;

const failed = "Registrierung fehlgeschlagen";
/** Someone registered the same address between our check and the sign-up. */
const alreadyRegistered = { title: failed, text: "Ein Benutzer mit dieser E-Mail-Adresse existiert bereits" };

/** Whether this account, which was just created, is the first superadmin. If so it has the role now. */
type MakeFirst = (tx: Transaction, headers: Headers, account: { id: string; name: string }) => Promise<boolean>;

export async function register(
  form: FormData,
  request: Request,
  clientAddress: string,
  aim: string | null,
  makeFirst: MakeFirst,
) {
  const submission = parseWithZod(form, { schema: registerSchema(settings.passwordMinLength) });
  const refuse = (problem?: Problem, status?: number, fieldErrors?: Record<string, string[]>) =>
    refused(submission.reply({ hideFields: ["password"], fieldErrors }), problem, status);
  if (submission.status !== "success") return refuse();
  const registration = submission.value;
  const weakness = whyWeak(registration.password, registration);
  if (weakness) return refuse(undefined, 400, { password: [weakness] });
  try {
    const wait = await countTry("register-check", clientAddress);
    if (wait) return refuse({ title: failed, text: tooManyTriesText(wait) }, 429);

    const taken = await findTaken(registration);
    if (taken) return refuse(taken.problem, 400, { [taken.field]: [taken.problem.title] });

    const waitForAccount = await countTry("register-address", clientAddress);
    if (waitForAccount) return refuse({ title: failed, text: tooManyTriesText(waitForAccount) }, 429);

    const {
      id = "",
      headers,
      isFirst,
      taken: lostRace,
    } = await runInTurn(async () => createAccount(registration, { headers: request.headers, aim, makeFirst }));
    if (lostRace) {
      const problem = lostRace.field === "email" ? alreadyRegistered : lostRace.problem;
      return refuse(problem, 400, { [lostRace.field]: [lostRace.problem.title] });
    }
    if (isFirst) return leadToSetup(headers);
    const description = settings.confirmEmail
      ? "Bitte überprüfen Sie Ihre E-Mail, um Ihr Konto zu bestätigen."
      : `Willkommen bei ${settings.productName}, ${registration.name}.`;
    const goTo = settings.confirmEmail ? mailboxPath(id, aim) : (aim ?? "/");
    return redirectWithToast(goTo, { title: "Registrierung erfolgreich", description }, headers);
  } catch (error) {
    if (error instanceof TooBusy) return refuse({ title: failed, text: error.message }, 503);
    log.error({ err: error }, "registration failed");
    return refuse({ title: failed, text: failureText(error) }, 500);
  }
}

function leadToSetup(headers?: Headers): Promise<Response> {
  const description =
    "Melden Sie sich an. Dann richten Sie den zweiten Faktor ein und sehen, was die Website noch braucht.";
  const toast = { title: "Das Konto ist angelegt und hat die Superadmin-Rolle", description };
  return redirectWithToast(authPath("anmelden", "/admin/einrichten"), toast, headers);
}

async function findTaken({ email, name }: Registration, on: Connection = db) {
  const [byEmail] = await on.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  if (byEmail) return { field: "email", problem: emailTaken } as const;
  const [byName] = await on.select({ id: profiles.id }).from(profiles).where(hasNameLike(name));
  return byName ? ({ field: "name", problem: nameTaken } as const) : null;
}

interface Asked {
  headers: Headers;
  /** The page that the person wanted. */
  aim: string | null;
  makeFirst: MakeFirst;
}

type Created = { id?: string; headers?: Headers; isFirst?: boolean; taken?: Awaited<ReturnType<typeof findTaken>> };

/**
 * Creates account, profile, password and confirmation mail in one transaction. When two people register names alike or
 * the same slug at the same moment, the second reads that the name is taken, or gets the next slug.
 */
async function createAccount(registration: Registration, asked: Asked, triesLeft = 3): Promise<Created> {
  const { agbAccepted: _, newsletterConsent, ...body } = registration;
  try {
    return await db.transaction(async (tx) => {
      await lockNamesLike(tx, body.name);
      const taken = await findTaken(registration, tx);
      if (taken) return { taken };
      const auth = createAuth(tx, asked.aim);
      const { headers, response } = await auth.api.signUpEmail({ body, headers: asked.headers, returnHeaders: true });
      await auth.allMailsQueued();
      // The library also reports success when another request has just registered the address.
      const [owner] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, body.email));
      if (owner?.id !== response.user.id) return { taken: { field: "email", problem: emailTaken } };
      await acknowledge(tx, owner.id, ["agb", "datenschutz"]);
      await refreshProfile(tx, owner.id);
      const isFirst = await asked.makeFirst(tx, asked.headers, { id: owner.id, name: body.name });
      if (newsletterConsent) await giveNewsletterConsent(tx, { id: owner.id, ...registration });
      return { id: owner.id, headers, isFirst };
    });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const taken = await findTaken(registration);
    if (taken) return { taken };
    if (triesLeft > 1) return createAccount(registration, asked, triesLeft - 1);
    throw error;
  }
}

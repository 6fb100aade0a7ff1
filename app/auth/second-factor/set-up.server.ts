import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { createAuth } from "~/auth/auth.server";
import type { Viewer } from "~/auth/viewer";
import { withPassword } from "~/auth/with-password.server";
import { db, type Transaction } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { seenIn } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { appCodeSchema } from "./code";
import { findFactor } from "./factor.server";
import { factorRemovedMail, factorSetUpMail, recoveryCodesMadeMail } from "./factor-mails";
import { factorPaths, failures } from "./paths";

const alreadyThere = { title: "Der zweite Faktor ist schon eingerichtet.", kind: "info" as const };
const changedMeanwhile = {
  title: "Ihre Codes haben sich inzwischen geändert",
  description: "Neue haben wir keine erstellt. Es gelten die, die hier stehen.",
  kind: "info" as const,
};
const notThere = { title: "Es ist kein zweiter Faktor eingerichtet.", kind: "info" as const };

type Factor = Awaited<ReturnType<typeof findFactor>>;

/** One after the other, so that a second press, or another tab, sees what the one before it has done. */
const inTurn = <Done>({ id }: Viewer, act: (tx: Transaction, factor: Factor) => Promise<Done>) =>
  db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for("no key update");
    return act(tx, await findFactor(id, tx));
  });

/** Creates a new secret, which becomes valid with its first right code. Replaces a waiting one. */
export const beginSetUp = (viewer: Viewer, request: Request, form: FormData) =>
  withPassword({ viewer, request, form, title: failures.begin }, (password) =>
    inTurn(viewer, async (tx, factor) => {
      if (factor?.isInUse) return redirectWithToast(factorPaths.overview, alreadyThere);
      const headers = request.headers;
      await createAuth(tx).api.enableTwoFactor({ body: { password, method: "totp" }, headers });
      return redirectWithToast(factorPaths.setUp, { title: "Jetzt fehlt noch ein Code aus der App", kind: "info" });
    }),
  );

export async function confirmSetUp(viewer: Viewer, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: appCodeSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const refuse = (text: string, status: number) =>
    refused(submission.reply(), { title: failures.confirm, text }, status);
  try {
    const wait = await countTry("second-factor-set-up", viewer.id);
    if (wait) return refuse(tooManyTriesText(wait), 429);
    return await inTurn(viewer, async (tx, factor) => {
      if (!factor) return redirectWithToast(factorPaths.overview, notThere);
      if (factor.isInUse) return redirectWithToast(factorPaths.overview, alreadyThere);
      const asked = { body: submission.value, headers: request.headers, returnHeaders: true } as const;
      const { headers } = await createAuth(tx).api.verifyTOTP(asked);
      await sendMail(tx, ownAddress(viewer), factorSetUpMail(viewer.name, settings));
      return redirectWithToast(factorPaths.codes, { title: "Zweiter Faktor eingerichtet" }, headers);
    });
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_CODE") {
      const text =
        "Der Code stimmt nicht. In Ihrer App steht vielleicht schon der nächste. Sonst lesen Sie das Bild noch einmal ein.";
      return refused(submission.reply({ fieldErrors: { code: [text] } }));
    }
    log.error({ err: error }, "could not set up a second factor");
    return refuse("Der Fehler liegt bei uns. Bitte versuchen Sie es in ein paar Minuten noch einmal.", 500);
  }
}

/** Makes no new codes when the person has not seen the present ones. Another tab may show those as the ones that count. */
export const renewCodes = (viewer: Viewer, request: Request, form: FormData) =>
  withPassword({ viewer, request, form, title: failures.renew }, (password) =>
    inTurn(viewer, async (tx, factor) => {
      if (!factor?.isInUse) return redirectWithToast(factorPaths.overview, notThere);
      if (!seenIn(form).is(factor.version)) return redirectWithToast(factorPaths.codes, changedMeanwhile);
      await createAuth(tx).api.generateBackupCodes({ body: { password }, headers: request.headers });
      await sendMail(tx, ownAddress(viewer), recoveryCodesMadeMail(viewer.name, settings));
      return redirectWithToast(factorPaths.codes, { title: "Neue Codes erstellt" });
    }),
  );

export const removeFactor = (viewer: Viewer, request: Request, form: FormData) =>
  withPassword({ viewer, request, form, title: failures.remove }, (password) =>
    inTurn(viewer, async (tx, factor) => {
      if (!factor?.isInUse) return redirectWithToast(factorPaths.overview, notThere);
      const asked = { body: { password }, headers: request.headers, returnHeaders: true } as const;
      const { headers } = await createAuth(tx).api.disableTwoFactor(asked);
      await sendMail(tx, ownAddress(viewer), factorRemovedMail(viewer.name, settings));
      return redirectWithToast("/konto#anmeldung", { title: "Zweiter Faktor entfernt" }, headers);
    }),
  );

import * as z from "zod/mini";
import type { MailKind } from "~/db/schema";
import { eachMailKind, mailKinds } from "~/mail/mail-kinds";

const isOn = z._default(z.boolean(), false);

export const notificationsSchema = z.object({ ...eachMailKind(() => isOn), newsletter: isOn });

export type Notifications = z.output<typeof notificationsSchema>;

/** The switches that somebody sees. Saving leaves all others as they are. */
export const kindsFor = ({ isSuperadmin }: { isSuperadmin: boolean }): MailKind[] =>
  (Object.keys(mailKinds) as MailKind[]).filter((kind) => kind !== "markt" || isSuperadmin);

import { NotDone } from "~/audit/act-on-many.server";
import { lastingOf } from "~/audit/lasting";
import { mayAct } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import { decideAmongMany } from "~/features/reports/superadmin/decide-reports.server";
import { findChosenReports } from "~/features/reports/superadmin/reported.server";
import {
  deleteReservation,
  findChosenReservations,
  isReservedAgain,
  renewClaimLink,
  revokeClaimLink,
} from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import type { Choosing } from "~/ui/choose-rows";
import { actsOnReported } from "./acts-on-reported.server";
import { listsOfContent, type ManyList } from "./many-content.server";

export const lists: Record<string, ManyList> = {
  meldungen: {
    ...{ one: "Meldung", several: "Meldungen", page: "/admin/meldungen", find: findChosenReports },
    acts: {
      abschliessen: {
        ...{ label: "Nicht eingreifen", done: "ohne Eingriff beendet", action: "report.dismiss", needs: "reason" },
        does: "Die offenen Meldungen werden beantwortet, und es bleibt alles, wie es ist. Wer gemeldet und eine Adresse hinterlassen hat, bekommt Ihren Grund.",
        act: decideAmongMany("none", actsOnReported),
      },
      verwarnen: {
        ...{ label: "Verwarnen", done: "mit einer Verwarnung beantwortet", action: "profile.warn", needs: "ground" },
        does: "Wessen Inhalt gemeldet wurde, bekommt Ihren Grund als Verwarnung. Zu sehen bleibt alles.",
        act: decideAmongMany("warn", actsOnReported),
      },
      ausblenden: {
        ...{ label: "Ausblenden", done: "beantwortet und ausgeblendet", action: "post.hide", needs: "ground" },
        does: "Was gemeldet wurde, sieht nur noch, wem es gehört. Nach einem Einspruch kann es zurückkommen.",
        act: decideAmongMany("hide", actsOnReported),
      },
    },
  },
  ...listsOfContent,
  reservierungen: {
    ...{ one: "Reservierung", several: "Reservierungen", page: "/admin/dashboard" },
    find: findChosenReservations,
    acts: {
      erneuern: {
        ...{ label: "Links erneuern", done: "mit neuem Link", action: "reservation.renew" },
        does: "Jede bekommt einen neuen Claim-Link für 30 Tage. Die bisherigen Links führen nirgends mehr hin, auch die in Briefen.",
        async act(viewer, id, _reason, _basis, form) {
          try {
            return await renewClaimLink(viewer, idOf(id) ?? 0, form);
          } catch (error) {
            if (!isReservedAgain(error)) throw error;
            throw new NotDone("Für den Namen oder die Adresse gibt es schon eine andere offene Reservierung.");
          }
        },
      },
      widerrufen: {
        ...{ label: "Links widerrufen", done: "widerrufen", action: "reservation.revoke" },
        does: "Mit den bisherigen Links kann niemand mehr ein Profil beanspruchen, auch nicht mit denen in Briefen. Sie gelten nie wieder; erneuern Sie sie später, gibt es neue.",
        act: (viewer, id) => revokeClaimLink(viewer, idOf(id) ?? 0),
      },
      loeschen: {
        ...{ label: "Löschen", done: "gelöscht", action: "reservation.delete" },
        does: "Namen und Adressen sind danach entfernt, auch aus dem Protokoll.",
        act: (viewer, id) => deleteReservation(viewer, idOf(id) ?? 0),
      },
    },
  },
};

/** A list and one of its acts, for whoever may act so; null when there is no such thing. */
export function findManyAct(viewer: Viewer, listName: string, actName: string | null) {
  const list = Object.hasOwn(lists, listName) ? lists[listName] : undefined;
  const act = list && actName && Object.hasOwn(list.acts, actName) ? list.acts[actName] : undefined;
  return list && act && actName
    ? { list, act, lasting: lastingOf(listName, actName), mayAct: mayAct(viewer, act.action) }
    : null;
}

/** What this person can do to several rows of a list at once. */
export const choosingIn = (viewer: Viewer, list: string, ids: (string | number)[]): Choosing => ({
  to: `/admin/auswahl/${list}`,
  ids,
  acts: Object.entries(lists[list]?.acts ?? {})
    .filter(([, { action }]) => mayAct(viewer, action))
    .map(([value, { label }]) => ({ value, label })),
});

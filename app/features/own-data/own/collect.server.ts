import type { Chapter } from "./chapter";
import { accountChapters } from "./chapters/account-chapters.server";
import { agentChapters } from "./chapters/agent-chapters.server";
import { collaborationChapter } from "./chapters/collaboration-chapter.server";
import { collectionChapters } from "./chapters/collection-chapters.server";
import { contentChapters } from "./chapters/content-chapters.server";
import { creditChapters } from "./chapters/credit-chapters.server";
import { draftChapter } from "./chapters/draft-chapter.server";
import { fileChapters } from "./chapters/file-chapters.server";
import { invitationChapters } from "./chapters/invitation-chapters.server";
import { messageChapter } from "./chapters/message-chapter.server";
import { peopleChapters } from "./chapters/people-chapters.server";
import { questionChapters } from "./chapters/question-chapters.server";
import { reportChapters } from "./chapters/report-chapters.server";
import { subscriptionChapters } from "./chapters/subscription-chapters.server";
import { orderChapter, receivedOffers, sentChapters } from "./chapters/written-chapters.server";

interface Reader {
  /** Whether a superadmin gets the copy, who may not read what others wrote to the person under seal. */
  isSuperadmin: boolean;
}

/**
 * Everything that is stored about an account and by it. About others it has only what the person has seen, and no
 * address.
 */
export function collectOwnData(id: string, { isSuperadmin }: Reader = { isSuperadmin: false }): Promise<Chapter[]> {
  return Promise.all([
    ...accountChapters(id),
    ...contentChapters(id),
    ...creditChapters(id),
    ...agentChapters(id),
    ...peopleChapters(id),
    messageChapter(id, isSuperadmin),
    ...sentChapters(id),
    ...invitationChapters(id),
    ...questionChapters(id),
    ...fileChapters(id),
    ...collectionChapters(id),
    ...subscriptionChapters(id),
    ...(isSuperadmin ? [] : [draftChapter(id), receivedOffers(id), orderChapter(id), collaborationChapter(id)]),
    ...reportChapters(id),
  ]);
}

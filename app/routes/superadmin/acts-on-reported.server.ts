import { deleteArticleForReason } from "~/features/articles/superadmin/moderate-article.server";
import { withdrawArticle } from "~/features/articles/superadmin/withdraw-article.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import { deleteCallForReason, setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { setAnswerHidden, setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import { deletePostForReason, setPostHidden } from "~/features/posts/moderate-post.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { removePart } from "~/features/profiles/superadmin/remove-part.server";
import type { Act, Acts } from "~/features/reports/superadmin/decide-reports.server";
import { deleteWorkForReason, setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";

const block: Act = (viewer, { accountId }, reason, basis) => blockProfile(viewer, accountId, reason, basis);

/** The acts behind each decision. */
export const actsOnReported: Acts = {
  profile: {
    "remove-text": (viewer, { accountId }, reason, basis) => removePart(viewer, accountId, "bio", reason, basis),
    "remove-portrait": (viewer, { accountId }, reason, basis) =>
      removePart(viewer, accountId, "avatarUrl", reason, basis),
    hide: (viewer, { accountId }, reason, basis) => setProfileHidden(viewer, accountId, true, reason, basis),
    block,
  },
  call: {
    hide: (viewer, { id }, reason, basis) => setCallHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteCallForReason(viewer, idOf(id), reason, basis),
    block,
  },
  question: {
    hide: (viewer, { id }, reason, basis) => setQuestionHidden(viewer, id, true, reason, basis),
    block,
  },
  collaboration: {
    hide: (viewer, { id }, reason, basis) => setCollaborationHidden(viewer, id, true, reason, basis),
    block,
  },
  answer: {
    hide: (viewer, { id }, reason, basis) => setAnswerHidden(viewer, id, true, reason, basis),
    block,
  },
  collection: {
    hide: (viewer, { id }, reason, basis) => setCollectionHidden(viewer, id, true, reason, basis),
    block,
  },
  work: {
    hide: (viewer, { id }, reason, basis) => setWorkHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteWorkForReason(viewer, idOf(id), reason, basis),
    block,
  },
  post: {
    hide: (viewer, { id }, reason, basis) => setPostHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deletePostForReason(viewer, idOf(id), reason, basis),
    block,
  },
  article: {
    hide: (viewer, { id }, reason, basis) => withdrawArticle(viewer, idOf(id) ?? 0, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteArticleForReason(viewer, idOf(id), reason, basis),
    block,
  },
  message: {
    hide: (viewer, { id }, reason, basis) => setMessageHidden(viewer, idOf(id), true, reason, basis),
    block,
  },
};

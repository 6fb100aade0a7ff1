import { expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { listOwnCalls } from "~/features/calls/own/own-calls.server";
import { setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { readOwnPosts } from "~/features/posts/posts.server";
import { listOwnWorks } from "~/features/works/own/own-works.server";
import { setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { createCallOf } from "../../../tests/support/calls";
import { withJobs } from "../../../tests/support/jobs";
import { createCompany, createPerson, type Person } from "../../../tests/support/people";
import { createPostOf } from "../../../tests/support/posts";
import { createWorkOf } from "../../../tests/support/works";
import { explainOwnHidden } from "./own-hidden.server";

withJobs();

const reason = "Das Bild zeigt fremde Kinder.";

/** What this person's own profile says about hidden things. */
async function readBy({ id, slug }: Person) {
  const [calls, { posts }, works] = await Promise.all([listOwnCalls(id), readOwnPosts(id), listOwnWorks(id)]);
  const found = await explainOwnHidden({ slug, calls: calls?.calls, posts, works });
  return found.map(({ kind, id: content, path, hiding }) => ({
    ...{ kind, id: content, path, reason: hiding.reason },
    canObject: hiding.objectionUrl?.includes("/einspruch?entscheidung=") === true,
  }));
}

it("says of a hidden post, call and work which it is, why, and how to object, until it is shown again [NOTICE-61]", async () => {
  const vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const post = await createPostOf(db, anna, { content: "**Neu** im Atelier" });
  const work = await createWorkOf(db, anna);
  const call = await createCallOf(db, berg);
  await createPostOf(db, anna);
  expect([await readBy(anna), await readBy(berg)]).toEqual([[], []]);

  await setPostHidden(vera, post.id, true, reason);
  await setWorkHidden(vera, work.id, true, reason);
  await setCallHidden(vera, call.id, true, reason);
  expect(await readBy(anna)).toEqual([
    { kind: "work", id: work.id, path: `/kreative/${anna.slug}/arbeiten/${work.slug}`, reason, canObject: true },
    { kind: "post", id: post.id, path: `#post-${post.id}`, reason, canObject: true },
  ]);
  expect(await readBy(berg)).toMatchObject([{ kind: "call", id: call.id, reason, canObject: true }]);

  await setPostHidden(vera, post.id, false, "Ist geklärt.");
  expect((await readBy(anna)).map(({ kind }) => kind)).toEqual(["work"]);
});

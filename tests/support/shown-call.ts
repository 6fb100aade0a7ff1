import type { CallDetail } from "../../app/features/calls/call";
import { columnsOf } from "../../app/features/calls/call-fields";
import { noPitch } from "../../app/features/calls/call-options";
import { callForm } from "./calls";

/** A call as others see it, for tests without a database. What its form leaves empty follows from the form's schema. */
export function shownCall(values: Partial<CallDetail>): CallDetail {
  const { pinned: _, ...columns } = columnsOf({ ...callForm, subcategory: undefined });
  return {
    ...columns,
    pitch: columns.pitch ?? noPitch,
    id: 7,
    featured: false,
    daysLeft: null,
    isOwn: false,
    state: "offen",
    publishedAt: "2026-01-01T10:00:00.000Z",
    company: { name: "Berg", slug: "berg", avatarUrl: null, acceptsMessages: true },
    ...values,
  };
}

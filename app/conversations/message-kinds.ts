import type { MessageKind } from "~/db/schema";

interface Kind {
  /** What a person has said and can be answered, reported and hidden. */
  isText: boolean;
  /** A person has sent it: it counts against the limits, and in the figures. */
  isSent: boolean;
}

/** What each kind of row is, for all that tells them apart. */
const kinds: Record<MessageKind, Kind> = {
  text: { isText: true, isSent: true },
  notice: { isText: false, isSent: false },
  gone: { isText: false, isSent: true },
  mail: { isText: false, isSent: true },
};

const those = (is: (kind: Kind) => boolean) => (Object.keys(kinds) as MessageKind[]).filter((name) => is(kinds[name]));

export const textKinds = those(({ isText }) => isText);
export const sentKinds = those(({ isSent }) => isSent);

export const isText = (kind: MessageKind): boolean => kinds[kind].isText;

import { settings } from "~/settings.server";
import { conversationPath } from "./conversation-path";

export const conversationUrl = (id: string) => `${settings.siteUrl}${conversationPath(id)}`;

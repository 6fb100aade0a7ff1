import type { Settings } from "~/settings.server";

export async function withDatabase(_settings: Settings, _use: (url: string) => Promise<void>): Promise<void> {}

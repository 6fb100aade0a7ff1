export function packManifest(folder: string): void;

import path from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { settings } from "~/settings.server";

let disk: Disk | undefined;

/** The store for pictures: a folder on this machine or an S3-compatible store. */
export async function storage(): Promise<Disk> {
  disk ??= new Disk(settings.storageUrl ? await s3Driver(new URL(settings.storageUrl)) : folderDriver());
  return disk;
}

function folderDriver() {
  const urlBuilder = { generateURL: async (key: string) => publicPath(key) };
  return new FSDriver({ location: path.join(settings.dataDir, "files"), visibility: "public", urlBuilder });
}

/**
 * Reads `s3://KEY:SECRET@host/bucket?region=eu-central-1`. The driver loads only when used, because most installations
 * keep files on disk.
 */
async function s3Driver(url: URL) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const isLocal = url.searchParams.get("tls") === "0";
  return new S3Driver({
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    endpoint: `${isLocal ? "http" : "https"}://${url.host}`,
    region: url.searchParams.get("region") ?? "auto",
    bucket: url.pathname.replaceAll("/", ""),
    forcePathStyle: true,
    supportsACL: false,
    visibility: "public",
  });
}

/** The address of a stored file on this site. */
export function publicPath(key: string): string {
  return `/storage/${key}`;
}

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

/** A store that speaks as much of the S3 protocol as the site uses, and keeps its objects in memory. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
    const key = decodeURIComponent(pathname.slice("/bilder/".length));
    if (key === "") {
      response.setHeader("content-type", "application/xml");
      return response.end(
        listing([...objects.keys()].filter((name) => name.startsWith(searchParams.get("prefix") ?? ""))),
      );
    }
    if (request.method === "PUT" && store.isFull) return response.writeHead(507).end(noRoom);
    if (request.method === "PUT") objects.set(key, await contentOf(request));
    if (request.method === "DELETE") objects.delete(key);
    const found = objects.get(key);
    if (request.method === "DELETE") return response.writeHead(204).end();
    if (!found) return response.writeHead(404).end();
    const etag = `"${createHash("md5").update(found).digest("hex")}"`;
    if (request.method === "PUT") return response.writeHead(200, { etag }).end();
    response.writeHead(200, { etag, "content-length": found.length, "last-modified": new Date().toUTCString() });
    return response.end(request.method === "HEAD" ? undefined : found);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const store = {
    url: `s3://key:secret@127.0.0.1:${port}/bilder?tls=0&region=eu`,
    objects,
    /** Whether it takes no more, as MinIO does on a full disk. */
    isFull: false,
    stop: () => server.close(),
  };
  return store;
}

const noRoom = `<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>The disk is full.</Message></Error>`;

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  if (request.headers["content-encoding"]?.includes("aws-chunked")) throw new Error("This store reads no chunks");
  return buffer(request);
}

const listing = (keys: string[]) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${keys
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    .join("")}</ListBucketResult>`;

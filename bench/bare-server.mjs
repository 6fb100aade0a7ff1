// The baseline: a minimal Node server that sends one page from memory.
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";

const body = brotliCompressSync(await buffer(process.stdin));
createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  });
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.stdout.write("ready\n"));

/** The download of a copy. No cache on the way stores it. */
export const zipAnswer = (archive: Buffer, name: string) =>
  new Response(new Uint8Array(archive), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}.zip"`,
      "cache-control": "no-store",
    },
  });

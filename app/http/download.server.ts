/** A file to download. Its name is ASCII without quotation marks. */
export const download = (content: BodyInit, type: string, name: string): Response =>
  new Response(content, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  });

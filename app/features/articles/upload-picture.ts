export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

const failed = "Das Bild konnte nicht hochgeladen werden";

/** Uploads a picture for an article. Returns an error as a text to show. */
export async function uploadPicture(file: File): Promise<UploadedPicture | { error: string }> {
  const body = new FormData();
  body.set("picture", file);
  try {
    const response = await fetch("/blog/admin/bilder", { method: "POST", body });
    return (await response.json()) as UploadedPicture | { error: string };
  } catch {
    return { error: failed };
  }
}

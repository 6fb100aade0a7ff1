import type { Viewer } from "~/auth/viewer";
import { canEditBlog } from "~/features/articles/policy";
import { canShowWorks } from "~/features/works/work";
import type { Settings } from "~/settings.server";
import { fileUploadBytes, uploadBytes } from "./form-limits";

type Policy = (viewer: Viewer, settings: Settings) => boolean;

const everyMember: Policy = () => true;
const creatives: Policy = (viewer) => canShowWorks(viewer);
const blogEditors: Policy = (viewer, { blogEditors }) => canEditBlog(viewer, blogEditors);
const companies: Policy = ({ userType }) => userType === "unternehmen";
const superadmins: Policy = ({ isSuperadmin }) => isSuperadmin;

interface Upload {
  may: Policy;
  /** Files that nothing opens may be larger than pictures. */
  of?: "files";
}

/** The addresses that take files, and from whom. */
const uploads = {
  "/posts/neu": { may: everyMember },
  "/posts/:id/bearbeiten": { may: everyMember },
  "/profil/bild": { may: everyMember },
  "/arbeiten/neu": { may: creatives },
  "/arbeiten/bilder": { may: creatives },
  "/arbeiten/:id/bearbeiten": { may: creatives },
  "/blog/admin/bilder": { may: blogEditors },
  "/ausschreibungen/:id/unterlagen": { may: companies, of: "files" },
  "/nachrichten/:uuid": { may: everyMember, of: "files" },
  "/admin/import": { may: superadmins },
  "/admin/auftritt/bilder/:picture": { may: superadmins },
  "/admin/profile/:id/bild": { may: superadmins },
} satisfies Record<string, Upload>;

type Uploads = typeof uploads;
export type UploadAddress = keyof Uploads;
export type FileAddress = { [At in UploadAddress]: Uploads[At] extends { of: "files" } ? At : never }[UploadAddress];

const patterns = Object.entries(uploads).map(([address, upload]): [RegExp, Upload] => [
  new RegExp(`^${address.replace(":uuid", "[\\da-f-]{36}").replace(/:\w+/, "[^/]+")}$`),
  upload,
]);

const uploadFor = ({ url }: Request) => {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  return patterns.find(([address]) => address.test(path))?.[1];
};

export const takesUploads = (request: Request): boolean => uploadFor(request) !== undefined;

export const maxUploadBytes = (request: Request): number =>
  uploadFor(request)?.of === "files" ? fileUploadBytes : uploadBytes;

export function mayUpload(request: Request, sender: Viewer | null, settings: Settings): boolean {
  return sender !== null && uploadFor(request)?.may(sender, settings) === true;
}

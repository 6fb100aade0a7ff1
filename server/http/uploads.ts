import type { Viewer } from "~/auth/viewer";
import { canEditBlog } from "~/features/articles/policy";
import { canShowWorks } from "~/features/works/work";
import type { Settings } from "~/settings.server";

type Policy = (viewer: Viewer, settings: Settings) => boolean;

const everyMember: Policy = () => true;
const creatives: Policy = (viewer) => canShowWorks(viewer);
const blogEditors: Policy = (viewer, { blogEditors }) => canEditBlog(viewer, blogEditors);
const companies: Policy = ({ userType }) => userType === "unternehmen";
const superadmins: Policy = ({ isSuperadmin }) => isSuperadmin;

/** The addresses that take files, and from whom. */
const uploads: [address: RegExp, may: Policy, to?: "disk"][] = [
  [/^\/posts\/neu$/, everyMember],
  [/^\/posts\/[^/]+\/bearbeiten$/, everyMember],
  [/^\/profil\/bild$/, everyMember],
  [/^\/arbeiten\/(neu|bilder)$/, creatives],
  [/^\/arbeiten\/[^/]+\/bearbeiten$/, creatives],
  [/^\/blog\/admin\/bilder$/, blogEditors],
  [/^\/ausschreibungen\/[^/]+\/unterlagen$/, companies, "disk"],
  [/^\/nachrichten\/[\da-f-]{36}$/, everyMember, "disk"],
  [/^\/admin\/import$/, superadmins],
  [/^\/admin\/auftritt\/bilder\/[^/]+$/, superadmins],
  [/^\/admin\/profile\/[^/]+\/bild$/, superadmins],
];

const uploadFor = ({ url }: Request) => {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  return uploads.find(([address]) => address.test(path));
};

export const takesUploads = (request: Request): boolean => uploadFor(request) !== undefined;

/** Files that nothing opens go to the disk while they arrive. They can be larger than what memory holds. */
export const goesToDisk = (request: Request): boolean => uploadFor(request)?.[2] === "disk";

export function mayUpload(request: Request, sender: Viewer | null, settings: Settings): boolean {
  return sender !== null && uploadFor(request)?.[1](sender, settings) === true;
}

import type { Viewer } from "~/auth/viewer";
import { canEditBlog } from "~/features/articles/policy";
import { canShowWorks } from "~/features/works/work";
import type { Settings } from "~/settings.server";

type Policy = (viewer: Viewer, settings: Settings) => boolean;

const everyMember: Policy = () => true;
const creatives: Policy = (viewer) => canShowWorks(viewer);
const blogEditors: Policy = (viewer, { blogEditors }) => canEditBlog(viewer, blogEditors);
const superadmins: Policy = ({ isSuperadmin }) => isSuperadmin;

/** The addresses that take files, and from whom. */
const uploads: [address: RegExp, may: Policy][] = [
  [/^\/posts\/neu$/, everyMember],
  [/^\/posts\/[^/]+\/bearbeiten$/, everyMember],
  [/^\/profil\/bild$/, everyMember],
  [/^\/arbeiten\/(neu|bilder)$/, creatives],
  [/^\/arbeiten\/[^/]+\/bearbeiten$/, creatives],
  [/^\/blog\/admin\/bilder$/, blogEditors],
  [/^\/admin\/import$/, superadmins],
  [/^\/admin\/profile\/[^/]+\/bild$/, superadmins],
];

const policyFor = ({ url }: Request): Policy | undefined => {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  return uploads.find(([address]) => address.test(path))?.[1];
};

export const takesUploads = (request: Request): boolean => policyFor(request) !== undefined;

export function mayUpload(request: Request, sender: Viewer | null, settings: Settings): boolean {
  return sender !== null && policyFor(request)?.(sender, settings) === true;
}

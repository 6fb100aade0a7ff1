const [name, value] = ["auftritt", "entwurf"];

/** The address of a page as it looks with the draft of the site's look. Only superadmins get it so. */
export const previewOf = (path: string): string => `${path}?${name}=${value}`;

export const isPreview = ({ searchParams }: URL): boolean => searchParams.get(name) === value;

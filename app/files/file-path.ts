/** Redirects people who may read the file to an address that serves it for some minutes. */
export const filePath = (id: string) => `/dateien/${id}`;

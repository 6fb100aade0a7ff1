/** Whether a request reads. HEAD asks for what GET would answer, so a route that tells reading from writing asks here. */
export const isReading = ({ method }: { method: string }): boolean => method === "GET" || method === "HEAD";

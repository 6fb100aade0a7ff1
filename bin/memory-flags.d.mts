export const memoryFlags: string[];
export const memoryEnvironment: Record<string, string>;

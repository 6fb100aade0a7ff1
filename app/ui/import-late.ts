/** The build turns this into a plain `import()`. See `vite.config.ts`. */
export const __vitePreload = <Part>(load: () => Promise<Part>): Promise<Part> => load();

/** What the build makes of a late `import()`: nothing more than that. See `vite.config.ts`. */
export const __vitePreload = <Part>(load: () => Promise<Part>): Promise<Part> => load();

// `npm run build`: installs and builds what is missing, without starting anything.
import { prepare } from "./prepare.mjs";

await prepare({ build: true });

import pino from "pino";
import { settings } from "./settings.server";

/** Lines of JSON. What people typed and who they are stays out: names of routes, states and durations only. */
export const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });

import { marketCsv, waysCsv } from "~/features/operations/market/market-csv";
import { readMarket, readWays } from "~/features/operations/market/read-market.server";
import { csvAnswer } from "~/http/csv-answer.server";
import type { Route } from "./+types/market-csv";

export async function loader({ request }: Route.LoaderArgs) {
  const isOfWays = new URL(request.url).searchParams.get("was") === "wege";
  const table = isOfWays ? waysCsv(await readWays()) : marketCsv((await readMarket()).figures);
  return csvAnswer(isOfWays ? "wege" : "markt", table);
}

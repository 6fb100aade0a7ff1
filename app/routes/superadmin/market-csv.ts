import { marketCsv, waysCsv } from "~/features/operations/market/market-csv";
import { readMarket, readWays } from "~/features/operations/market/read-market.server";
import { dayInVienna } from "~/text/dates";
import type { Route } from "./+types/market-csv";

export async function loader({ request }: Route.LoaderArgs) {
  const isOfWays = new URL(request.url).searchParams.get("was") === "wege";
  const table = isOfWays ? waysCsv(await readWays()) : marketCsv((await readMarket()).figures);
  return new Response(table, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${isOfWays ? "wege" : "markt"}-${dayInVienna()}.csv"`,
    },
  });
}

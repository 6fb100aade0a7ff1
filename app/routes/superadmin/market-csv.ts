import { marketCsv } from "~/features/operations/market/market-csv";
import { readMarket } from "~/features/operations/market/read-market.server";
import { dayInVienna } from "~/text/dates";

export async function loader() {
  const { figures } = await readMarket();
  return new Response(marketCsv(figures), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="markt-${dayInVienna()}.csv"`,
    },
  });
}

const minuteMicroseconds = 60_000_000;
const pagesToDeep = 20;
/** `npm run volume` always creates the same people and companies. These are among the first thousand. */
const person = "Agnes Aberer";
const company = "Tischlerei Aberer";

/** Marks the addresses that a company asks for. */
export const forCompany = "firma:";

const slugOf = (name) => name.toLowerCase().replaceAll(" ", "-");
const directory = (q) => `/kreative?${new URLSearchParams({ q })}`;
const calls = (q) => `/ausschreibungen?${new URLSearchParams({ q })}`;

/**
 * The pages whose cost must not grow with the site, by name. Each shows the same number of rows on both sites, because
 * more rows would cost more to show.
 */
export async function pagesOf({ size }, read) {
  const { html } = await read("/ausschreibungen");
  const [, microseconds, id] = /nach=(\d+)-(\d+)/.exec(html);
  const [call] = /\/ausschreibungen\/[a-z0-9-]+-\d+/.exec(html);
  const first = async (from, pattern) => pattern.exec((await read(from)).html)?.[0];
  let deepDirectory = "/kreative";
  // Nobody can write such an address: it is sealed.
  for (let page = 0; page < pagesToDeep; page += 1)
    deepDirectory = (await first(deepDirectory, /\/kreative\?nach=[\w-]+/)) ?? deepDirectory;
  const conversation = await first("/nachrichten", /\/nachrichten\/[0-9a-f-]{36}/);
  const [, published, work] = /nach=(\d+)-(\d+)/.exec((await read("/arbeiten")).html);
  const offer = await first("/angebote", /\/angebote\/[0-9a-f-]{36}/);
  const desk = await first(`${forCompany}/profil`, /\/ausschreibungen\/\d+\/angebote/);
  const [middle, deep] = [0.5, 0.9].map((part) => Number(microseconds) - Math.floor(size * part) * minuteMicroseconds);
  return {
    "directory, first page": "/kreative",
    "directory, a deep page": deepDirectory,
    "directory, a skill": "/kreative?skill=Illustration",
    "directory, who is free": "/kreative?frei=1",
    "directory, a word": directory("Illustration"),
    "directory, a word and a place": directory("fotografie bezau"),
    "directory, a word and a skill": "/kreative?q=Bildbearbeitung&skill=Fotografie",
    "directory, a name": directory(person),
    "directory, an umlaut": directory("Götzis"),
    "directory, the same without": directory("goetzis"),
    "directory, a common word with a slip": directory("Ilustraton"),
    "directory, a name with a slip": directory("Agnes Abrer"),
    "directory, one letter": directory("b"),
    "directory, a rarer letter": directory("j"),
    "directory, two letters": directory("ag"),
    "directory, two rarer letters": directory("jo"),
    "directory, two letters nobody has": directory("xq"),
    "directory, nothing": directory("xyzxyz"),
    "profile of a creative": `/kreative/${slugOf(person)}`,
    "profile of a company": `/unternehmen/${slugOf(company)}`,
    "own profile": "/profil",
    favourites: "/favoriten",
    analytics: "/analytics",
    home: "/",
    "calls, first page": "/ausschreibungen",
    "calls, a deep page": `/ausschreibungen?nach=${deep}-${id}`,
    "calls, a category": "/ausschreibungen?kategorie=Branding",
    "calls, a category, a deep page": `/ausschreibungen?kategorie=Branding&nach=${middle}-${id}`,
    "calls, one letter": calls("b"),
    "calls, a rare letter": calls("q"),
    "calls, two letters": calls("ag"),
    "calls, two rare letters": calls("xy"),
    "calls, a word": calls("Logo"),
    "calls, a rare word": calls("Messestand"),
    "calls, a word and its category": "/ausschreibungen?q=Logo&kategorie=Logo+Design",
    "calls, a word of another category": "/ausschreibungen?q=Etiketten&kategorie=Fotografie",
    "calls, two words": calls("Etiketten Schachtel"),
    "calls, two words that never meet": calls("Etiketten Hochwasser"),
    "calls, a word in names of companies": calls("Tischlerei"),
    "calls, nothing": calls("xyzxyz"),
    "call, its page": call,
    "works, new": "/arbeiten",
    "works, new, a deep page": `/arbeiten?nach=${Number(published) - size * 10 * minuteMicroseconds}-${work}`,
    "works, new, a skill": "/arbeiten?skill=Illustration",
    "works, one": `/kreative/${slugOf(person)}/arbeiten/arbeit-1`,
    "works, a profile with 24": `/kreative/${slugOf(person)}`,
    "offers, inbox": "/nachrichten",
    "offers, inbox, unread": "/nachrichten?zeige=ungelesen",
    "offers, conversation": conversation,
    "offers, sent": "/angebote",
    "offers, one": offer,
    "offers, inbox of a company": `${forCompany}/nachrichten`,
    "offers, desk": forCompany + desk,
    "offers, desk by price": `${forCompany}${desk}?sortierung=preis`,
    "offers, comparison": `${forCompany}${desk}/vergleich`,
    "offers, own calls with their numbers": `${forCompany}/profil`,
  };
}

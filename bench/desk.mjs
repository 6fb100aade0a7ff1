// What the desk of a company costs with 200 offers for its call, compared with 20. Alternates between both, so that
// other load on the machine affects both. `npm run bench -- desk 300`: readings of each.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { databaseUrlOf, startSite } from "./site.mjs";

const readings = Number(process.argv[2] ?? 300);
const wanted = 1.3;
const email = "firma@demo.example";

const site = await startSite();
const pool = new pg.Pool({ connectionString: databaseUrlOf(site), max: 2 });
try {
  const cookie = await signIn();
  const desks = { few: await addCall("Zwanzig", 20), many: await addCall("Zweihundert", 200) };
  const times = { few: [], many: [] };
  for (let round = -20; round < readings; round += 1)
    for (const [name, desk] of Object.entries(desks)) {
      const began = performance.now();
      const answer = await fetch(site.url + desk, { headers: { cookie } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${desk} answers ${answer.status}`);
      if (round >= 0) times[name].push(performance.now() - began);
    }
  const [few, many] = [median(times.few), median(times.many)];
  process.stdout.write(
    `the desk: ${few.toFixed(1)} ms with 20 offers, ${many.toFixed(1)} ms with 200: ${(many / few).toFixed(2)} times (wanted: at most ${wanted})\n`,
  );
  if (many / few > wanted) process.exitCode = 1;
} finally {
  await pool.end();
  await site.stop();
}

function median(numbers) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

async function signIn() {
  const accounts = JSON.parse(readFileSync(path.join(site.dataDir, "demo-accounts.json"), "utf8"));
  const { password } = accounts.find((account) => account.email === email);
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${site.url}/auth?modus=anmelden`, { method: "POST", redirect: "manual", body });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The address of the desk of a call with as many offers, each by another creative and with a price and rights. */
async function addCall(title, offers) {
  const { rows } = await pool.query(
    `with call as (
       insert into ausschreibungen (user_id, title, slug, description, category)
       select id, $1, 'ruf', 'Etiketten', 'Packaging' from profiles where email = $2 returning id, user_id
     ), senders as (
       insert into profiles (user_type, name, slug, email, email_verified)
       select 'kreative', $1 || ' ' || n, lower($1) || '-' || n, lower($1) || n || '@bench.example', true
       from generate_series(1, $3::int) as n returning id
     ), talks as (
       insert into conversations (about, starter_id, other_id, ausschreibung_id, subject)
       select 'ausschreibung', senders.id, call.user_id, call.id, $1 from senders, call returning *
     ), made as (
       insert into offers (conversation_id, ausschreibung_id, sender_id, company_id, call_title, message, answered_call,
         price_kind, price_cents, price_tax, total_cents, note)
       select id, ausschreibung_id, starter_id, other_id, $1, 'Das mache ich gern.',
         '{"title": "Ruf", "description": "Etiketten", "requirements": [], "deliverables": []}',
         'pauschal', 480000, 'netto', 480000, 'Kennt unsere Halle.' from talks returning id
     )
     select call.id from call, (select count(*) from made) as done`,
    [title, email, offers],
  );
  await pool.query("analyze offers");
  return `/ausschreibungen/${rows[0].id}/angebote`;
}

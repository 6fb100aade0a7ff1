// The lower bound for the cost of a write: the same change as one statement behind a bare server. Reads the address of
// the database from standard input.
import { createServer } from "node:http";
import { json, text } from "node:stream/consumers";
import pg from "pg";

const statements = {
  "/like": `insert into favorites (user_id, favorited_profile_id) values ($1, $2)`,
  "/post": `insert into posts (user_id, content) values ($1, $2)`,
  // The conversation, the message and its mail, which is due when the bench has ended.
  "/message": `
    with opened as (
      insert into conversations (about, starter_id, other_id, subject) values ('profil', $1, $2, $3) returning id
    ), written as (
      insert into messages (conversation_id, sender_id, recipient_id, sender_name, sender_email, subject, message)
      select id, $1, $2, $4, $5, $3, $6 from opened returning id
    )
    insert into pgboss.job (name, data, start_after)
    select 'mail', jsonb_build_object('to', $5::text, 'subject', $3::text, 'text', $6::text, 'messageId', id),
      now() + interval '1 day'
    from written`,
};

const pool = new pg.Pool({ connectionString: await text(process.stdin), max: 20 });
const server = createServer(async (request, response) => {
  if (request.url === "/cpu") return response.end(JSON.stringify(process.cpuUsage()));
  try {
    const values = await json(request);
    await pool.query({ name: request.url, text: statements[request.url], values });
    response.writeHead(303, { location: "/" }).end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
// Its connections rest while the site is measured.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));

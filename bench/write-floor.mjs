// The lower bound for the cost of a write: the same change as one statement behind a bare server. Reads the address of
// the database from standard input.
import { createServer } from "node:http";
import { json, text } from "node:stream/consumers";
import pg from "pg";

// Each leaves the rows that the site leaves, without any of its checks. The bench compares them.
const statements = {
  "/like": `
    with counted as (
      insert into rate_limits (key, points, expire) values ($3, 1, $5), ($4, 1, $5)
      on conflict (key) do update set points = rate_limits.points + 1
    )
    insert into favorites (user_id, favorited_profile_id) values ($1, $2)`,
  "/post": `
    with written as (
      insert into submissions (user_id, key) values ($1, $3)
    ), counted as (
      insert into rate_limits (key, points, expire) values ($4, 1, $5)
      on conflict (key) do update set points = rate_limits.points + 1
    )
    insert into posts (user_id, content, images) values ($1, $2, '[]')`,
  "/message": `
    with opened as (
      insert into conversations (about, starter_id, other_id, subject, other_unread) values ('profil', $1, $2, $3, 1) returning id
    ), written as (
      insert into messages (conversation_id, sender_id, recipient_id, sender_name, sender_email, subject, message, delivery_state)
      select id, $1, $2, $4, $5, $3, $6, 'queued' from opened returning id
    )
    insert into pgboss.job_common (
      name, data, start_after, keep_until, expire_seconds, deletion_seconds, heartbeat_seconds,
      retry_limit, retry_delay, retry_delay_max, retry_backoff, policy, dead_letter
    )
    select 'mail', $7::jsonb || jsonb_build_object('messageId', id), now(), now() + interval '14 days', 120, 86400, 30,
      32, 5, 3600, true, 'standard', 'mail-failed'
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
// Its connections are idle while the site is measured.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));

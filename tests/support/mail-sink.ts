import { once } from "node:events";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { findPort } from "./port";

export interface ReceivedMail extends Email {
  /** The recipient in the envelope, to whom the mail really went. */
  recipient: string;
  source: string;
}

interface Waiting {
  fits(mail: ReceivedMail): boolean;
  take(mail: ReceivedMail): void;
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

interface Wanted {
  subject?: string | RegExp;
}

/** Reached only by what never comes: a queue looks every five seconds, and one job may make the next. */
const maxWaitMs = 120_000;

/** A real mail server that stores the mails it receives. */
export async function startMailSink() {
  const port = await findPort();
  const mails: ReceivedMail[] = [];
  const notTaken: ReceivedMail[] = [];
  const waiting: Waiting[] = [];
  let refusal: Refusal | null = null;
  let senderRefusal: Refusal | null = null;
  let contentRefusal: Refusal | null = null;
  let beforeYes: (() => Promise<void>) | null = null;
  let server: SMTPServer | null = null;

  function receive(mail: ReceivedMail) {
    mails.push(mail);
    const index = waiting.findIndex(({ fits }) => fits(mail));
    if (index < 0) notTaken.push(mail);
    else waiting.splice(index, 1)[0]?.take(mail);
  }

  async function open() {
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 1,
      onMailFrom(_address, _session, done) {
        done(asError(senderRefusal));
      },
      onRcptTo({ address }, _session, done) {
        done(asError(isFor(refusal, address) ? refusal : null));
      },
      async onData(stream, session, done) {
        const source = await text(stream).catch(() => null);
        // The sender was killed.
        if (source === null) return;
        if (session.envelope.rcptTo.some(({ address }) => isFor(contentRefusal, address)))
          return done(asError(contentRefusal));
        const mail = await PostalMime.parse(source);
        for (const { address } of session.envelope.rcptTo) receive({ ...mail, recipient: address, source });
        await beforeYes?.();
        done();
      },
    });
    server.on("error", () => {});
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
  }

  async function close() {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All received mails, oldest first. */
    mails,
    /** The next mail to this address, or the oldest that has arrived. Returns each mail once. */
    async waitForMail(to: string, { subject }: Wanted = {}): Promise<ReceivedMail> {
      const fits = (mail: ReceivedMail) => mail.recipient === to && hasSubject(mail, subject);
      const index = notTaken.findIndex(fits);
      const arrived = index < 0 ? undefined : notTaken.splice(index, 1)[0];
      if (arrived) return arrived;
      const { promise, resolve: take, reject } = Promise.withResolvers<ReceivedMail>();
      waiting.push({ fits, take });
      const late = () => {
        const others = mails.map((mail) => `${mail.recipient}: ${mail.subject}`).join("\n");
        reject(new Error(`No mail to ${to} (${subject ?? "any subject"}). There were:\n${others}`));
      };
      const timer = setTimeout(late, maxWaitMs);
      return promise.finally(() => clearTimeout(timer));
    },
    /** Answers all recipients, or only one, with this code from now on; null accepts mails again. */
    refuse(code: number | null, why = "not now", only?: string) {
      refusal = code === null ? null : { code, text: why, only };
    },
    /** Answers our sender address with this code, like a server that does not know its domain. */
    refuseSender(code: number | null, why = "not verified") {
      senderRefusal = code === null ? null : { code, text: why };
    },
    /** Answers the content of mails to one recipient with this code after receiving it, like a filter. */
    refuseContent(code: number, why: string, only: string) {
      contentRefusal = { code, text: why, only };
    },
    /** Runs after each mail has arrived and before the server accepts it. */
    beforeYes(run: (() => Promise<void>) | null) {
      beforeYes = run;
    },
    /** Closes all connections and accepts none until `up`. */
    down: close,
    up: open,
    stop: close,
  };
}

interface Refusal {
  code: number;
  text: string;
  /** The recipient concerned; by default all. */
  only?: string;
}

function isFor(refusal: Refusal | null, address: string): boolean {
  return refusal !== null && (refusal.only === undefined || refusal.only === address);
}

function asError(refusal: Refusal | null): Error | null {
  return refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });
}

function hasSubject(mail: ReceivedMail, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? mail.subject === wanted : wanted.test(mail.subject ?? "");
}

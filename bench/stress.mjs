// What people get when four times as much is asked for as the site can answer: `npm run bench -- stress 30` (seconds).
// Half the pages are those of members, a tenth of the requests write, no page comes from memory. This program shares the
// cores with the site, so the real capacity is a little larger.
import { setTimeout as delay } from "node:timers/promises";
import { gatherCrowd, timesOf } from "./crowd.mjs";
import { startSite } from "./site.mjs";

const seconds = Math.min(Number(process.argv[2] ?? 30), 60);
const calmSeconds = Math.min(10, seconds);
const atOnce = 12;
const times = 4;
const wanted = { answeredMs: 1_000, againSeconds: 5 };
/** Above that the load maker would measure itself. */
const maxOpen = 4_000;

const site = await startSite({ TRUST_PROXY: "127.0.0.1,::1", CONFIRM_EMAIL: "0" });
let crowd;
try {
  crowd = await gatherCrowd(site.url);
  await measureCapacity(2);
  const { rate, calm } = await measureCapacity(calmSeconds);
  say(`capacity: ${Math.round(rate)} a second; ${inWords(calm)}`);

  const ownBefore = process.cpuUsage();
  const [siteBefore, began] = [await site.cpuMs(), performance.now()];
  const answers = await offer(rate * times);
  const lasted = performance.now() - began;
  const own = process.cpuUsage(ownBefore);
  const ended = performance.now();
  const answered = answers.filter(({ status }) => status >= 200 && status < 400);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.length - answered.length - refused.length;
  const incomplete = refused.filter(({ headers }) => !headers["retry-after"]).length;
  say(`offered: ${Math.round(rate * times)} a second for ${seconds} s`);
  say(
    `answered: ${inWords(timesOf(answered))}, ${Math.round((answered.length / lasted) * 1000)} a second (wanted: p99 below ${wanted.answeredMs})`,
  );
  say(`refused with 503: ${inWords(timesOf(refused))}; ${incomplete} without Retry-After; ${others} otherwise`);
  const again = await untilNormal(calm.p99, ended);
  say(`a normal answer ${again.toFixed(1)} s after the load (wanted: ${wanted.againSeconds})`);
  const share = (ms) => `${Math.round((ms / lasted) * 100)} %`;
  say(
    `of one core: the site ${share((await site.cpuMs()) - siteBefore)}, this program ${share((own.user + own.system) / 1000)}`,
  );
  const isMet = timesOf(answered).p99 <= wanted.answeredMs && again <= wanted.againSeconds && incomplete + others === 0;
  if (!isMet) process.exitCode = 1;
} finally {
  crowd?.leave();
  await site.stop();
}

/** Each of these connections asks again as soon as it has its answer. */
async function measureCapacity(duration) {
  const end = performance.now() + duration * 1000;
  const answers = [];
  const one = async () => {
    while (performance.now() < end) answers.push(await crowd.next());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const good = answers.filter(({ status }) => status >= 200 && status < 400);
  return { rate: good.length / duration, calm: timesOf(good) };
}

/** Asks as often as given, whether or not earlier requests have been answered, and waits for all answers. */
async function offer(rate) {
  const answers = [];
  let [open, sent] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1000;
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * rate;
    for (; sent < due; sent += 1) {
      if (open >= maxOpen) continue;
      open += 1;
      void crowd.next().then((answer) => {
        open -= 1;
        answers.push(answer);
      });
    }
    await delay(5);
  }
  while (open > 0) await delay(5);
  return answers;
}

/** Seconds until three answers in a row take no longer than they did before the load. */
async function untilNormal(usualMs, since) {
  for (let inRow = 0; inRow < 3; ) {
    const { status, ms } = await crowd.next("read");
    inRow = status === 200 && ms <= Math.max(usualMs, 50) ? inRow + 1 : 0;
    if (performance.now() - since > 60_000) break;
  }
  return (performance.now() - since) / 1000;
}

function inWords({ count, p50, p99, most }) {
  return `${count}, p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

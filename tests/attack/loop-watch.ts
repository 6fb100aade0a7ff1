/**
 * Runs inside a server under test and prints how long the turns of its event loop use the processor. Wall-clock time
 * would include other load of the machine.
 */
const everyMs = 5;
const sayEveryMs = 100;

let before = process.threadCpuUsage();
let longest = 0;

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1000);
  before = process.threadCpuUsage();
}, everyMs).unref();

setInterval(() => {
  process.stdout.write(`the loop was held for ${Math.round(longest)} ms\n`);
  longest = 0;
}, sayEveryMs).unref();

// /api/health beside fifty clients that send the worst requests there are, one after the other: a third with every
// permission, a third without any, a third not signed in. The same bodies and reads as in the proof `input`.
// node bench/server/worst-requests.mjs [postgres://…] [requests]
import { setTimeout as pause } from 'node:timers/promises';
import { startSampleServer } from '../../tests/fixtures/sample-server.ts';
import { memoryNow, percentile, timed } from '../../tests/load/measure.ts';
import { sendWorst } from '../../tests/load/senders.ts';
import { signedInCookies } from '../../tests/load/visitors.ts';
import { verdict } from './verdict.mjs';

const senders = 50;
const barMs = 250;
const betweenMs = 20;
const given = process.argv.slice(2);
const url = given.find(argument => argument.startsWith('postgres')) ?? null;
const count = Number(given.find(argument => /^\d+$/.test(argument)) ?? 600);

const house = await startSampleServer(url, { shortLived: false });
try {
  await house.furnish(1000);
  const each = { people: 17, sessionsEach: 1 };
  const cookies = [
    ...(await signedInCookies(house, 'mighty', { ...each, permissions: ['companyAdmin'] })),
    ...(await signedInCookies(house, 'guest', { ...each, permissions: [] })),
  ];
  await house.start();
  const ask = () => timed(async () => (await fetch(`${house.address()}/api/health`)).text());
  const quiet = [];
  for (let round = 0; round < 200; round += 1) quiet.push(await ask());
  const before = memoryNow(house.process().pid);
  let isOver = false;
  const storm = sendWorst({ address: house.address(), cookies, senders, count }).finally(() => {
    isOver = true;
  });
  const [baseline, memory] = [[], []];
  while (!isOver) {
    baseline.push(await ask());
    memory.push(memoryNow(house.process().pid) ?? 0);
    await pause(betweenMs);
  }
  for (const [answer, times] of Object.entries(await storm).toSorted()) console.log(`${answer}: ${times}`);
  const shown = measured => [50, 99, 100].map(share => `${Math.round(percentile(measured, share))} ms`).join(', ');
  console.log(
    `/api/health, median, p99 and longest: ${shown(quiet)} alone, ${shown(baseline)} beside ${count} requests`,
  );
  console.log(`memory: ${before} MiB before, ${Math.max(...memory)} MiB at most`);
  const p99 = percentile(baseline, 99);
  verdict(
    `/api/health beside ${senders} of the worst requests`,
    `p99 ${Math.round(p99)} ms`,
    `≤ ${barMs} ms`,
    p99 <= barMs,
  );
} finally {
  await house.discard();
}

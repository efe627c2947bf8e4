import { setTimeout as pause } from 'node:timers/promises';
import { largeMenu } from '../../apps/server/src/testing/large-menu.ts';
import { type EditorClient, menuEditor, settingsEditor } from '../crash/editor-client.ts';
import { type WebClient, webClient } from '../crash/web-client.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { type Plan, type Proof, portion } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { memoryNow, percentile, timed } from './measure.ts';
import { sendWorst } from './senders.ts';
import { signedInCookies } from './visitors.ts';

const senders = 50;
/** Sent by all senders together. */
const requests = 6000;
const honestSaves = 60;
const company = 'sorrel-and-salt';
const bars = { healthMs: 250, memoryMb: 512, addedMb: 256 };

interface Tally {
  readonly health: number[];
  readonly memory: number[];
  readonly saves: number[];
  readonly violations: string[];
}

/**
 * Fifty clients send the worst bodies that exist, one after the other: a third are signed in with every permission, a
 * third without any, a third are not signed in. Meanwhile one client requests the health of the server, and two users
 * save.
 */
export const inputProof: Proof = {
  name: 'input',
  about:
    'Whatever is sent, by any caller: other calls are answered, memory stays within its limits, valid saves succeed.',
  run: async plan => {
    const house = await startSampleServer(plan.postgresUrl, { shortLived: plan.share < 1 });
    try {
      await house.furnish(1000);
      const mighty = await signedInCookies(house, 'mighty', {
        people: 17,
        sessionsEach: 1,
        permissions: ['companyAdmin'],
      });
      const guests = await signedInCookies(house, 'guest', { people: 17, sessionsEach: 1, permissions: [] });
      const savers = await signedInCookies(house, 'saver', {
        people: 2,
        sessionsEach: 1,
        permissions: ['companyAdmin'],
      });
      await house.start();
      return await besiege(house, plan, { cookies: [...mighty, ...guests], savers });
    } finally {
      await house.discard();
    }
  },
};

const besiege = async (
  house: SampleServer,
  plan: Plan,
  { cookies, savers }: { readonly cookies: readonly string[]; readonly savers: readonly string[] },
) => {
  const tally: Tally = { health: [], memory: [], saves: [], violations: [] };
  const [forSettings = '', forMenu = ''] = savers;
  const settings = settingsEditor(clientOf(house, forSettings), company);
  const menu = menuEditor(clientOf(house, forMenu), company, 'dinner');
  await saveLarge(menu, 0);
  const quiet: number[] = [];
  for (let at = 0; at < portion(plan, 200); at += 1) quiet.push(await timed(() => askHealth(house)));
  const calm = memoryNow(house.process().pid);
  const calls = { isOver: false };
  const storm = sendWorst({ address: house.address(), cookies, senders, count: portion(plan, requests) }).finally(
    () => {
      calls.isOver = true;
    },
  );
  const watch = watchHealth(house, calls, tally);
  const saves = portion(plan, honestSaves);
  for (let at = 1; at <= saves; at += 1) {
    tally.saves.push(await timed(() => (at % 6 === 0 ? saveLarge(menu, at) : saveSmall(settings, at))));
    if (!calls.isOver) await pause(100);
  }
  const byAnswer = Object.entries(await storm).toSorted();
  await watch;
  for (const [answer] of byAnswer) if (/^5(?!03)/.test(answer)) tally.violations.push(`a body was answered ${answer}`);
  const most = Math.max(0, ...tally.memory);
  const health99 = percentile(tally.health, 99);
  if (plan.share >= 1 && health99 > bars.healthMs) tally.violations.push(`/api/health: p99 ${Math.round(health99)} ms`);
  // The embedded database uses the server's own memory: there, only the increase caused by the bodies is limited.
  const bar = plan.postgresUrl === null ? (calm ?? 0) + bars.addedMb : bars.memoryMb;
  if (plan.share >= 1 && most > bar) tally.violations.push(`${most} MiB of memory, where ${bar} are the most`);
  tally.violations.push(...house.complaints());
  return {
    figures: [
      ['Bodies sent', byAnswer.reduce((sum, [, count]) => sum + count, 0)],
      ...byAnswer.map(([answer, count]) => [`  ${answer}`, count] as const),
      ['Honest saves, of which every sixth of 2.3 MB', saves],
      ['  median, longest', `${round(percentile(tally.saves, 50))} ms, ${round(percentile(tally.saves, 100))} ms`],
      ['/api/health asked', tally.health.length],
      ['  median, p99, longest', shown(tally.health)],
      ['  before anything was sent', shown(quiet)],
      ['Memory before, most', `${calm} MiB, ${most} MiB`],
    ] as const,
    violations: tally.violations,
  };
};

const round = Math.round;
const shown = (measured: readonly number[]): string =>
  [50, 99, 100].map(share => `${round(percentile(measured, share))} ms`).join(', ');

const clientOf = (house: SampleServer, cookie: string): WebClient => {
  const [name = '', value = ''] = cookie.split('=');
  return webClient(house.address, new Map([[name, value]]));
};

const saveSmall = (desk: EditorClient, at: number): Promise<void> =>
  saved(async () => (await desk.open()).save({ '/tableSettings/issueServerBankOfAmount': `${at}.50` }));
/** A whole menu of five thousand items, with another name in it each time. */
const saveLarge = (desk: EditorClient, at: number): Promise<void> =>
  saved(async () => {
    const { departments } = largeMenu(5000);
    const [first, ...others] = departments;
    const named = first && { ...first, info: { ...first.info, name: `Department ${at}` } };
    return (await desk.open()).save({ '/departments': [named, ...others] });
  });

/** Repeats until it is saved: a server at its limit rejects a save for now. */
const saved = async (save: () => Promise<boolean>): Promise<void> => {
  let last: unknown;
  const began = performance.now();
  while (performance.now() - began < limits.background) {
    const done = await save().catch(error => {
      last = error;
      return false;
    });
    if (done) return;
    await pause(500);
  }
  throw new Error('An honest save did not go through.', { cause: last });
};

const askHealth = async (house: SampleServer): Promise<string> => (await fetch(`${house.address()}/api/health`)).text();

const watchHealth = async (
  house: SampleServer,
  calls: { readonly isOver: boolean },
  { health, memory }: Tally,
): Promise<void> => {
  while (!calls.isOver) {
    health.push(await timed(() => askHealth(house)));
    memory.push(memoryNow(house.process().pid) ?? 0);
    await pause(20);
  }
};

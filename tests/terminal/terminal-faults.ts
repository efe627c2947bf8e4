import { cpSync, rmSync } from 'node:fs';
import { runLoop } from '../../apps/terminal/src/loop.ts';
import { seeded } from '../crash/random.ts';
import { type Plan, type Proof, portion } from '../proofs/proof.ts';
import { type Fault, intact, withoutAddresses } from './faulty-proxy.ts';
import { openWorld, tokenOf } from './terminal-world.ts';

/** On each of the two databases: 5,000 together. */
const faults = 2500;
const hoursAway = 24;
const kibibyte = 1024;
/** In each of three departments: gives parts of about ten kibibytes. */
const dishes = 40;
const hourMs = 3_600_000;

type World = Awaited<ReturnType<typeof openWorld>>;
type Answer = Parameters<Fault>[0];

/** A fault of one response. Where it changes the content, the hash in the name must reveal it. */
interface Spoiling {
  readonly what: string;
  readonly fault: Fault;
}

interface Tally {
  faults: number;
  cuts: number;
  corrupted: number;
  wholeAnswers: number;
  roundsAway: number;
  readonly violations: string[];
}

/**
 * Corrupts one response at a time on its way to a real terminal, at every kibibyte, and checks what the terminal runs
 * afterwards.
 */
export const terminalFaults: Proof = {
  name: 'terminal-faults',
  about: 'A terminal never applies half a configuration, and works offline.',
  run: async plan => {
    const world = await openWorld(plan.postgresUrl === null ? 'pglite' : 'postgresql', dishes);
    const tally: Tally = { faults: 0, cuts: 0, corrupted: 0, wholeAnswers: 0, roundsAway: 0, violations: [] };
    try {
      const random = seeded(plan.seed);
      await world.publish(1);
      await world.visit();
      const count = portion(plan, faults);
      let token = 1;
      while (tally.faults < count) {
        token += 1;
        await world.publish(token);
        await spoilEverywhere(world, token, random, tally, count);
        await settle(world, token, tally);
        plan.say(`${tally.faults} of ${count} faults`);
      }
      await stayAway(world, token, plan, tally);
    } finally {
      await world.close();
    }
    const { violations } = tally;
    return {
      figures: [
        ['Faults', tally.faults],
        ['  streams cut', tally.cuts],
        ['  bytes corrupted', tally.corrupted],
        ['  whole answers wrong, empty or missing', tally.wholeAnswers],
        ['  applied in part', violations.length],
        ['Simulated hours without the server', `${hoursAway * plan.share} (${tally.roundsAway} attempts)`],
      ],
      violations,
    };
  },
};

/**
 * One visit for each fault. A response that arrives complete is stored on the terminal's disk and not requested again,
 * so each response is corrupted in every way while all others are stored: the configuration lacks nothing else.
 */
const spoilEverywhere = async (world: World, token: number, random: () => number, tally: Tally, count: number) => {
  const saved = `${world.folder}-before`;
  cpSync(world.folder, saved, { recursive: true });
  const asFromBefore = () => {
    rmSync(world.folder, { recursive: true });
    cpSync(saved, world.folder, { recursive: true });
  };
  const answers: Answer[] = [];
  const listen: Fault = answer => {
    if (answers.every(({ path }) => path !== answer.path)) answers.push(answer);
    return intact(answer);
  };
  world.road.fault = withoutAddresses(listen);
  await world.visit();
  asFromBefore();
  world.road.fault = listen;
  await world.visit();
  for (const answer of answers) {
    const isAddress = answer.path.startsWith('/api/content/');
    const spoilt = (fault: Fault): Fault => {
      const one: Fault = other => (other.path === answer.path ? fault(other) : intact(other));
      return isAddress ? one : withoutAddresses(one);
    };
    asFromBefore();
    if (!isAddress) {
      world.road.fault = spoilt(() => null);
      await world.visit();
    }
    // The response of a check-in has no hash: a corrupted one may still name the new configuration, which is then
    // applied. What an address does not answer is fetched by a call.
    const mayBeApplied = isAddress || answer.path.includes('check-in');
    for (const { what, fault } of spoilings(answer, Math.floor(random() * kibibyte), tally)) {
      if (tally.faults >= count) break;
      tally.faults += 1;
      world.road.fault = spoilt(fault);
      judge(await world.visit(), token, `no. ${token}, ${what} of ${answer.path}`, mayBeApplied, tally);
      if (mayBeApplied) asFromBefore();
    }
  }
  world.road.fault = intact;
  rmSync(saved, { recursive: true });
};

const judge = (
  { error, runs }: Awaited<ReturnType<World['visit']>>,
  token: number,
  what: string,
  mayBeApplied: boolean,
  tally: Tally,
): void => {
  try {
    const now = tokenOf(runs);
    if (now === token - 1 || (now === token && mayBeApplied)) {
      if (now === token - 1 && error === null && !mayBeApplied) tally.violations.push(`${what}: nobody noticed`);
      return;
    }
    tally.violations.push(`${what}: ${now} runs`);
  } catch (half) {
    tally.violations.push(`${what}: ${half}`);
  }
};

function* spoilings(answer: Answer, offset: number, tally: Tally): Generator<Spoiling> {
  const { body } = answer;
  for (let at = offset % Math.max(1, body.length); at < body.length; at += kibibyte) {
    tally.cuts += 1;
    yield { what: `a cut at ${at}`, fault: one => ({ ...one, cutAt: at }) };
    tally.corrupted += 2;
    yield { what: `a flipped bit at ${at}`, fault: one => ({ ...one, body: flipped(one.body, at) }) };
    yield { what: `an end at ${at}`, fault: one => ({ ...one, body: one.body.subarray(0, at) }) };
  }
  const wholes: readonly Spoiling[] = [
    { what: 'no answer instead', fault: () => null },
    { what: 'a 500 instead', fault: one => ({ ...one, status: 500 }) },
    { what: 'a 304 instead', fault: one => ({ ...one, status: 304 }) },
    { what: 'a 404 instead', fault: () => ({ status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') }) },
    { what: 'nothing instead', fault: one => ({ ...one, body: Buffer.alloc(0) }) },
    { what: 'a page instead', fault: one => ({ ...one, body: Buffer.from('<html></html>') }) },
    { what: 'null instead', fault: one => ({ ...one, body: Buffer.from('null') }) },
    { what: 'an object without members instead', fault: one => ({ ...one, body: Buffer.from('{}') }) },
  ];
  for (const whole of wholes) {
    tally.wholeAnswers += 1;
    yield whole;
  }
}

const flipped = (body: Buffer, at: number): Buffer => {
  const copy = Buffer.from(body);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

/** Without faults, it runs what was published. */
const settle = async (world: World, token: number, tally: Tally): Promise<void> => {
  const { error, runs } = await world.visit();
  if (error !== null || tokenOf(runs) !== token) tally.violations.push(`no. ${token} did not arrive: ${error}`);
};

/** A day without the server, by the terminal's clock, with a restart of the terminal once an hour. */
const stayAway = async (world: World, token: number, { share }: Plan, tally: Tally): Promise<void> => {
  const clock = world.server.clock;
  await world.publish(token + 1);
  world.road.fault = () => null;
  for (let hour = 0; hour < hoursAway * share; hour++) {
    const until = clock.now().getTime() + hourMs;
    const last = await runLoop(world.terminal(), {
      once: false,
      everyMs: null,
      tell: ({ configuration, contact }) => {
        tally.roundsAway += 1;
        if (contact.trouble === null || tokenOf(configuration) !== token)
          tally.violations.push(
            `in hour ${hour} without the server: ${contact.trouble}, ${tokenOf(configuration)} runs`,
          );
      },
      wait: async ms => clock.pass(ms),
      stopped: () => clock.now().getTime() >= until,
      random: () => 0.5,
    });
    if (tokenOf(last.configuration) !== token) tally.violations.push(`after hour ${hour}: another runs`);
  }
  world.road.fault = intact;
  await settle(world, token + 1, tally);
};

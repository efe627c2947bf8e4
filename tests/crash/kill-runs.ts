import { setTimeout as pause } from 'node:timers/promises';
import { ownPostgresql } from '../../scripts/testing/postgresql.mjs';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { until } from '../fixtures/until.ts';
import { type Figure, type Plan, type Proof, portion, times } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { type Actors, createActors } from './actors.ts';
import { type Findings, newFindings, violations } from './findings.ts';
import { inspectDatabase } from './inspect-database.ts';
import { seeded } from './random.ts';
import { NoAnswer } from './web-client.ts';

/** Kills on each of the two databases: 300 together. */
const kills = 150;
const batchSpacingMs = 250;
const saveWindowMs = 800;
/** About the duration of a save. */
const saveMs = 30;
const publishWindowMs = 1200;
const savesInFlight = 0.8;
const resumeBarMs = 30_000;

interface Tally {
  kills: number;
  duringSave: number;
  duringPublish: number;
  acknowledged: number;
  /** From the kill of the server to its first successful response. */
  readonly restartMs: number[];
  /** From the start of the killed database to the first successful response of the server, which kept running. */
  readonly reconnectMs: number[];
  /** From the first successful response to the end of the interrupted publish. */
  readonly resumeMs: number[];
}

/**
 * Kills the server, and on PostgreSQL the database as often, repeatedly while clients save, publish and poll, and
 * checks that everything acknowledged is stored.
 */
export const killRuns: Proof = {
  name: 'kill',
  about:
    'After a kill at any moment no acknowledged save is lost or stored in part, and publishes continue by themselves.',
  run: async plan => {
    const findings = newFindings();
    const cluster = plan.postgresUrl === null ? null : await ownPostgresql();
    if (cluster !== null && 'missing' in cluster) throw new Error(cluster.missing);
    try {
      const tally = await work(plan, cluster, findings);
      if (plan.share === 1) judgeAim(tally, findings);
      return { figures: figuresOf(tally, findings), violations: violations(findings) };
    } finally {
      await cluster?.stop();
    }
  },
};

interface Cluster {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const work = async (plan: Plan, cluster: Cluster | null, findings: Findings): Promise<Tally> => {
  const random = seeded(plan.seed);
  const trials = portion(plan, kills);
  const tally: Tally = {
    ...{ kills: 0, duringSave: 0, duringPublish: 0, acknowledged: 0 },
    ...{ restartMs: [], reconnectMs: [], resumeMs: [] },
  };
  const began = new Date();
  const house = await startSampleServer(cluster?.url ?? null, { shortLived: plan.share < 1 });
  try {
    await house.furnish(batchSpacingMs);
    await house.start();
    const staff = await createActors(house, findings);
    const shift = startShift(house, staff, findings);
    for (let trial = 1; trial <= trials; trial++) {
      const inPublish = trial % 2 === 0;
      if (inPublish) await within(limits.background, staff.publisher.nextAsk(), 'the next publish', findings);
      const delay = Math.floor(random() * (inPublish ? publishWindowMs : saveWindowMs));
      await pause(delay);
      await Promise.race(staff.editors.map(editor => editor.nextSave()));
      await pause(random() * saveMs);
      const saving = staff.editors.filter(editor => editor.isSaving()).length;
      const phase = staff.publisher.phase();
      tally.kills += 1;
      tally.duringSave += Number(saving > 0);
      shift.close();
      const killsDatabase = cluster !== null && trial % 4 > 1;
      const backMs = killsDatabase ? await killDatabase(house, cluster, staff.tills) : await killServer(house);
      (killsDatabase ? tally.reconnectMs : tally.restartMs).push(backMs);
      for (const editor of staff.editors) await editor.check();
      if (phase !== 'saving') {
        const resumed = performance.now();
        await within(limits.background, staff.publisher.settled(), 'the end of a publish', findings);
        tally.duringPublish += 1;
        tally.resumeMs.push(performance.now() - resumed);
      }
      shift.open();
      plan.say(
        `${trial}/${trials}: killed ${killsDatabase ? 'the database' : 'the server'} after ${delay} ms with ${saving} saves in flight, ` +
          `publisher ${phase}; back after ${Math.round(backMs)} ms`,
      );
    }
    await shift.end();
    for (const editor of staff.editors) await editor.check();
    await house.stop();
    findings.errors.push(...house.complaints());
    await house.withDatabase(({ db }) => inspectDatabase(db, staff, began, findings));
    tally.acknowledged = staff.editors.reduce((sum, editor) => sum + editor.acknowledged.length, 0);
    return tally;
  } catch (error) {
    throw new Error([`${error}`, ...violations(findings), ...house.complaints()].join('\n'));
  } finally {
    await house.discard();
  }
};

const killServer = async (house: SampleServer): Promise<number> => {
  const killedAt = performance.now();
  await house.kill();
  await house.start();
  await wellAgain(house);
  return performance.now() - killedAt;
};

/** The server keeps running, returns errors while its database is down, and must recover without a restart. */
const killDatabase = async (house: SampleServer, cluster: Cluster, tills: Actors['tills']): Promise<number> => {
  let backMs = 0;
  await house.amidComplaints(async () => {
    await cluster.kill();
    await cluster.start();
    const startedAt = performance.now();
    await wellAgain(house);
    backMs = performance.now() - startedAt;
    // A request from before may still be reported as failed.
    await Promise.all(tills.map(till => till.twoVisits()));
  });
  return backMs;
};

const wellAgain = (house: SampleServer): Promise<void> =>
  until('the health of the server', async () => (await fetch(new URL('/api/health', house.address()))).ok);

/** Kills without requests in flight prove little; a few of them are allowed. */
const judgeAim = ({ kills, duringSave }: Tally, findings: Findings): void => {
  if (duringSave < savesInFlight * kills)
    findings.errors.push(`only ${duringSave} of ${kills} kills met a save in flight`);
};

const figuresOf = (tally: Tally, findings: Findings): Figure[] => [
  ['Kills', tally.kills],
  ['  of the database', tally.reconnectMs.length],
  ['  with a save in flight', `${tally.duringSave} (${Math.round((100 * tally.duringSave) / tally.kills)} %)`],
  ['  in the middle of a publish', tally.duringPublish],
  ['Acknowledged saves', tally.acknowledged],
  ['  lost', findings.lost.length],
  ['  torn apart', findings.torn.length],
  ['Saves refused as stale', findings.stale],
  ['Publishes', findings.publishes],
  ['Polls of terminals', findings.polls],
  ['  mixed', findings.mixed.length],
  ['  with a number that went back', findings.backwards.length],
  ['Wrong rows of history', findings.history.length],
  ['Kill of the server to first good answer', times(tally.restartMs)],
  ['Start of the database to first good answer', times(tally.reconnectMs)],
  ['First answer to the end of the publish', times(tally.resumeMs)],
  ['  later than 30 s', tally.resumeMs.filter(ms => ms > resumeBarMs).length],
];

/** All clients run until the end; the editors pause while the run is paused. */
const startShift = (house: SampleServer, { editors, publisher, tills }: Actors, findings: Findings) => {
  let over = false;
  let open = Promise.withResolvers<void>();
  open.resolve();
  const keepOn = async (work: () => Promise<void>): Promise<void> => {
    while (!over) {
      await open.promise;
      await house.up();
      await work().catch(error => {
        if (!(error instanceof NoAnswer)) stopFor(error);
        return pause(saveMs);
      });
    }
  };
  const stopFor = (error: unknown): void => {
    findings.errors.push(String(error));
    over = true;
  };
  const publishing = async (): Promise<void> => {
    while (!over) await publisher.publishNext().catch(stopFor);
  };
  const everybody = [...editors.map(editor => keepOn(editor.saveNext)), publishing()];
  let closedUp = false;
  const tillsAtWork = tills.map(till => till.run(() => closedUp));
  return {
    close: () => {
      open = Promise.withResolvers();
    },
    open: () => open.resolve(),
    end: async () => {
      over = true;
      open.resolve();
      await Promise.all(everybody);
      closedUp = true;
      await Promise.all(tillsAtWork);
    },
  };
};

const within = async (ms: number, what: Promise<void>, name: string, findings: Findings): Promise<void> => {
  const late = Symbol();
  const limit = new AbortController();
  const winner = await Promise.race([what, pause(ms, late, { signal: limit.signal })]);
  limit.abort();
  if (winner === late || findings.errors.length > 0)
    throw new Error(`Waited ${ms} ms for ${name}. ${violations(findings).join('\n')}`);
};

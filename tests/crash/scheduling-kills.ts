import { setTimeout as pause } from 'node:timers/promises';
import type { LaborStatus } from '@commissary/contract';
import { openSchedulingService, type SchedulingService } from '../../apps/server/src/testing/scheduling-service.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { schedulingSettings } from '../fixtures/scheduling-settings.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { seeded } from './random.ts';
import { differences, rowAtService } from './scheduling-comparison.ts';
import { createSchedulingManager, type SchedulingManager, workplace } from './scheduling-manager.ts';
import { demand, type WebClient, webClient } from './web-client.ts';

const kills = 200;
const company = 'sorrel-and-salt';
/** When the kill comes. The sender looks once a second for what changed. */
const moments = ['after a save', 'call received', 'call stored', 'call answered'] as const;
type Moment = (typeof moments)[number];
const senderMs = 1_000;
/** About the time from an answer to the commit of what it says. */
const answerMs = 8;
const mostChanges = 3;

interface World {
  readonly house: SampleServer;
  readonly service: SchedulingService;
  readonly client: WebClient;
  readonly manager: SchedulingManager;
  readonly random: () => number;
}

/**
 * Kills the server around its calls to the scheduling service: after a save that owes some, while the service has one and
 * did not store it, stored it, or has answered. After each restart everything saved has to arrive there by itself, once;
 * what is unclear is looked up at the service, as a person would.
 */
export const schedulingKills: Proof = {
  name: 'scheduling',
  about: 'After a kill around a call to the scheduling service nothing is lost there, and nothing is created twice.',
  run: async plan => {
    const service = await openSchedulingService();
    const house = await startSampleServer(plan.postgresUrl, {
      settings: schedulingSettings(service.port),
      shortLived: true,
    });
    try {
      await house.furnish(0);
      await house.start();
      const client = webClient(house.address);
      await integrate(client);
      const random = seeded(plan.seed);
      const manager = createSchedulingManager(client, random);
      return await work(plan, { house, service, client, manager, random });
    } catch (error) {
      throw new Error([`${error}`, ...house.complaints()].join('\n'));
    } finally {
      await house.discard();
      await service.close();
    }
  },
};

const work = async (plan: Plan, world: World): Promise<Outcome> => {
  const { house, service } = world;
  const counted = new Map<string, number>(moments.map(moment => [moment, 0]));
  const unclear = { stored: 0, notStored: 0 };
  const violations: string[] = [];
  const trials = portion(plan, kills);
  await settle(world, unclear);
  for (let trial = 1; trial <= trials; trial++) {
    const requested = moments[trial % moments.length] ?? 'after a save';
    const before = unclear.stored + unclear.notStored;
    const met = await changeAndKill(world, requested);
    counted.set(met, (counted.get(met) ?? 0) + 1);
    await restart(house);
    const wrong = await settle(world, unclear);
    violations.push(...wrong.map(what => `after kill ${trial} (${met}): ${what}`));
    const looked = unclear.stored + unclear.notStored - before;
    if (looked > 1) violations.push(`kill ${trial}: ${looked} entries were unclear after one call`);
    plan.say(`${trial}/${trials}: killed ${met}; ${looked} unclear, ${service.rows().length} rows`);
    if (wrong.length > 0) break;
  }
  await house.stop();
  const figures = [
    ['Kills', [...counted.values()].reduce((sum, one) => sum + one, 0)],
    ...[...counted].map(([moment, count]) => [`  ${moment}`, count] as const),
    ['Calls to the service', service.calls.length],
    ['Unclear, and stored there', unclear.stored],
    ['Unclear, and not stored there', unclear.notStored],
    ['Rows at the service at the end', service.rows().length],
  ] as const;
  return { figures: [...figures], violations: [...violations, ...service.violations, ...house.complaints()] };
};

/** Saves some changes and ends the process at the moment; returns the moment that it was. */
const changeAndKill = async ({ house, service, manager, random }: World, requested: Moment): Promise<Moment> => {
  const changes = 1 + Math.floor(random() * mostChanges);
  const nth = 1 + Math.floor(random() * changes);
  const [early, late] = [random() * senderMs * 1.5, random() * answerMs];
  const answered = Array<null>(nth - 1).fill(null);
  if (requested === 'call received') service.failNext(...answered, 'hangs');
  if (requested === 'call stored') service.failNext(...answered, 'stores and hangs');
  const reached = service.called(nth).then(() => requested);
  for (let change = 0; change < changes; change++) await manager.change();
  // Several changes of one thing are one call, so the call that was waited for may never come.
  const isEarly = requested === 'after a save';
  const met = await Promise.race([...(isEarly ? [] : [reached]), pause(isEarly ? early : 5 * senderMs, moments[0])]);
  if (met === 'call answered') await pause(late);
  await house.kill();
  service.failNext();
  return met;
};

/** Starts the server again. The claim of the killed process ends at once, and not after its 15 seconds. */
const restart = async (house: SampleServer): Promise<void> => {
  await house.withDatabase(({ db }) => db.updateTable('scheduling_company').set({ claimed_until: null }).execute());
  await house.start();
};

/** Waits until the service has what was saved, and decides about what is unclear. Returns what differs in the end. */
const settle = async (
  { service, client, manager }: World,
  unclear: { stored: number; notStored: number },
): Promise<readonly string[]> => {
  const limit = performance.now() + limits.background;
  for (;;) {
    const { items: shown } = await readStatus(client);
    const compared = { saved: manager.saved, shown, rows: service.rows() };
    const wrong = differences(compared);
    if (wrong.length === 0 || performance.now() > limit) return wrong;
    for (const item of shown.filter(({ state }) => state === 'unclear')) {
      const row = rowAtService(compared, item);
      unclear[row === undefined ? 'notStored' : 'stored'] += 1;
      const { kind, placeId, itemId } = item;
      const body = { kind, placeId, itemId, ...(row !== undefined && { externalId: row.id }) };
      demand(await client.labor.sendAgain({ params: { companyId: company, locationId: workplace }, body }));
    }
    await pause(100);
  }
};

const readStatus = async (client: WebClient): Promise<LaborStatus> => {
  const read = await client.labor.status({ params: { companyId: company, locationId: workplace } });
  demand(read);
  return read.body;
};

const integrate = async (client: WebClient): Promise<void> => {
  demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
  const read = await client.tenants.location({ params: { companyId: company, locationId: workplace } });
  demand(read);
  const { ver } = read.body;
  const body = { type: 'LOCATION', id: workplace, ver, schedulingLocationId: 'service-elm' } as const;
  demand(await client.tenants.edit({ params: { companyId: company }, body }));
  demand(await client.labor.set({ body: { tenantId: workplace, laborIntegration: { enabled: true } } }));
};

import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { okBody } from '../../apps/server/src/testing/ok-body.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { zones } from './timed-edits.ts';
import { firstInstantShowing, textAt } from './timed-model.ts';

const days = 400;
const fewest = 24;
const dayMs = 86_400_000;
/** The night's publish. */
const usual = '04:00';
/** Skipped in spring and repeated in autumn. */
const atChange = (zone: string): string => (zone === 'Europe/Dublin' ? '01:30' : '02:15');

/**
 * At six locations in six zones a publish is scheduled for a local time of each of 400 days, the next one when the one
 * before is live. The clock stops a millisecond before each, where nothing may go live, and at it. Instants are found by
 * looking at every minute of a clock of that zone.
 */
export const localSchedulesProof: Proof = {
  name: 'local-schedules',
  about: "A schedule goes live once, at the location's own time, also where clocks change.",
  run: async plan => {
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
    try {
      return await runDays(server, plan);
    } finally {
      await server.close();
    }
  },
};

const runDays = async (server: TestServer, plan: Plan): Promise<Outcome> => {
  const { context, clock } = server;
  const company = await makeCompany(server, { locations: [...zones] });
  await giveMenu(server, company);
  const author = await company.person({ permissions: ['accessConfigurationOptions', 'companyAdmin'] });
  const locations = zones.map(zone => ({ id: company.tenantId(zone), zone, times: [] as string[], at: 0 }));
  for (const { id, zone } of locations)
    await context.db.updateTable('tenant').set({ time_zone: zone }).where('id', '=', id).execute();
  const first = clock.now().getTime() + 2 * dayMs;
  const step = days / Math.max(fewest, portion(plan, days));
  const violations: string[] = [];
  let done = 0;
  let changes = 0;
  const schedule = async (location: (typeof locations)[number]): Promise<void> => {
    const local = location.times.shift();
    location.at = Number.POSITIVE_INFINITY;
    if (local === undefined) return;
    location.at = instantOf(local, location.zone);
    if (textAt(location.at, location.zone) !== local) changes += 1;
    const client = await server.clientOf(author.id);
    const body = { action: 'PUBLISH' as const, locationIds: [location.id], localDateTime: local };
    okBody(await client.syncLocations.start({ body }));
  };
  for (const location of locations) {
    location.times.push(...timesFor(location.zone, first, step));
    await schedule(location);
  }
  const numberAt = async (locationId: string): Promise<number> => {
    const row = await context.db
      .selectFrom('published')
      .select('sequence')
      .where('location_id', '=', locationId)
      .where('kind', '=', 'settings')
      .executeTakeFirst();
    return row?.sequence ?? 0;
  };
  for (;;) {
    const at = Math.min(...locations.map(one => one.at));
    if (at === Number.POSITIVE_INFINITY) break;
    clock.pass(at - 1 - clock.now().getTime());
    if ((await publishDue(context)) > 0) violations.push(`${new Date(at).toISOString()}: went live before`);
    const due = locations.filter(one => one.at === at);
    const before = await Promise.all(due.map(({ id }) => numberAt(id)));
    clock.pass(1);
    await publishDue(context);
    await publishDue(context);
    for (const [index, location] of due.entries()) {
      const count = (await numberAt(location.id)) - (before[index] ?? 0);
      if (count !== 1) violations.push(`${new Date(at).toISOString()} in ${location.zone}: went live ${count} times`);
      done += 1;
      await schedule(location);
    }
  }
  return {
    figures: [
      ['schedules', done],
      ['at a time that clocks skipped', changes],
    ],
    violations,
  };
};

/** At 4 AM of some of the 400 days, and at the change of each day on which the clocks of the zone change. */
const timesFor = (zone: string, first: number, step: number): string[] => {
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const noons = Array.from({ length: days }, (_, n) => Math.floor(first / dayMs) * dayMs + n * dayMs + dayMs / 2);
  const isChange = (noon: number) => hourAt(noon, zone) !== hourAt(noon - dayMs, zone);
  return noons
    .filter((noon, n) => Math.floor(n % step) === 0 || isChange(noon))
    .map(noon => `${dateOf(noon)}T${isChange(noon) ? atChange(zone) : usual}`);
};

const hourAt = (at: number, zone: string): string => textAt(at, zone).slice(11);

/** A time that clocks skip is as late after the change as it would have been without one. */
const instantOf = (local: string, zone: string): number => {
  const found = firstInstantShowing(local, zone);
  if (textAt(found, zone) === local) return found;
  const before = new Date(Date.parse(`${local}Z`) - dayMs).toISOString().slice(0, 16);
  return firstInstantShowing(before, zone) + dayMs;
};

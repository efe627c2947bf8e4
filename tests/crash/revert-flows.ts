import { until } from '../fixtures/until.ts';
import type { Flow } from './flow.ts';
import { bankIn, liveBank, ownSettings, publishBank, quiet, unschedule, waiting } from './own-bank.ts';
import { bankPath } from './publisher.ts';
import { demand, type WebClient } from './web-client.ts';

const pollMs = 150;

export const ended = (client: WebClient) =>
  until('the end of a publish', async () => (await waiting(client)).length === 0, pollMs);

/** What is saved and what is live, once nothing is published any more. */
const isOneOf = async (client: WebClient, allowed: readonly string[]): Promise<readonly string[]> => {
  await ended(client);
  const found = `${bankIn((await ownSettings(client)).override.changes)} ${await liveBank(client)}`;
  return allowed.includes(found) ? [] : [`saved and live value are ${found} instead of ${allowed.join(' or ')}`];
};

/** What is saved is discarded, and goes live as it is live: both or nothing. */
export const revert = (client: WebClient): Flow => ({
  name: 'revert a location',
  prepare: async n => {
    await unschedule(client);
    await ended(client);
    const { override } = await ownSettings(client);
    const [live, saved] = [await liveBank(client), `${8000 + n}.00`];
    const place = { tenantId: quiet, ver: override.ver, edits: [{ op: 'set' as const, path: bankPath, value: saved }] };
    demand(
      await client.overrides.set({ params: { id: 'sorrel-and-salt' }, body: { kind: 'settings', places: [place] } }),
    );
    const preview = await client.syncLocations.revertPreview({ body: { locationIds: [quiet] } });
    demand(preview);
    const body = { action: 'REVERT' as const, locationIds: [quiet], seen: preview.body.seen };
    const ask = async () => demand(await client.syncLocations.start({ body }, { idempotencyKey: `crash-revert-${n}` }));
    const [nothing, all] = [`${saved} ${live}`, `${live} ${live}`];
    return {
      ask,
      judge: answered => isOneOf(client, answered ? [all] : [nothing, all]),
      finish: async () => {
        await ask();
        return isOneOf(client, [all]);
      },
    };
  },
});

/** What was live before a publish goes live again, and what is saved stays. */
export const rollBack = (client: WebClient): Flow => ({
  name: 'roll a publish back',
  prepare: async n => {
    const [before, after] = [await liveBank(client), `${9000 + n}.00`];
    const { override } = await ownSettings(client);
    const { started } = await publishBank(client, override.ver, after, `crash-rollback-first-${n}`);
    await ended(client);
    const of = { workflowId: started[0]?.workflowId ?? '', locationIds: [quiet] };
    const preview = await client.syncLocations.rollbackPreview({ body: of });
    demand(preview);
    const body = { ...of, seen: preview.body.seen };
    const ask = async () =>
      demand(await client.syncLocations.rollback({ body }, { idempotencyKey: `crash-rollback-${n}` }));
    const [nothing, all] = [`${after} ${after}`, `${after} ${before}`];
    return {
      ask,
      judge: answered => isOneOf(client, answered ? [all] : [nothing, all]),
      finish: async () => {
        await ask();
        return isOneOf(client, [all]);
      },
    };
  },
});

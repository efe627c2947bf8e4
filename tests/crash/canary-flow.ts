import { until } from '../fixtures/until.ts';
import type { Flow } from './flow.ts';
import { liveBank, ownSettings, quiet, unschedule } from './own-bank.ts';
import { bankPath } from './publisher.ts';
import { ended } from './revert-flows.ts';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
/** Only this flow publishes here, and nothing arrives. */
const follower = 'beacon';
const pollMs = 150;

const pageOf = async (client: WebClient, workflowId: string) => {
  const answer = await client.publishes.read({ params: { companyId: company, workflowId } });
  demand(answer);
  return answer.body;
};

/** The publishes that wait for their pilots. */
const waitingWorkflows = async (client: WebClient): Promise<readonly string[]> => {
  const answer = await client.syncLocations.running({ params: { companyId: company } });
  demand(answer);
  const open = answer.body.filter(one => one.endTime === null && follower in one.locationToStatuses);
  return [...new Set(open.map(({ wfExec }) => wfExec.workflowId))];
};

/**
 * It goes to its pilot and the rest waits for what is decided there: both are written or neither, and a process that comes
 * after continues. Stopped, nothing of it waits any more.
 */
export const publishPilotsFirst = (client: WebClient): Flow => ({
  name: 'publish to a few first',
  prepare: async n => {
    await unschedule(client);
    await ended(client);
    const { override } = await ownSettings(client);
    const [before, after] = [await liveBank(client), `${6000 + n}.00`];
    const place = { tenantId: quiet, ver: override.ver, edits: [{ op: 'set' as const, path: bankPath, value: after }] };
    demand(await client.overrides.set({ params: { id: company }, body: { kind: 'settings', places: [place] } }));
    const pilots = { locationIds: [quiet], soakMinutes: 1_440, onHalt: 'keep' as const };
    const body = { action: 'PUBLISH' as const, locationIds: [quiet, follower], pilots };
    const ask = async () => {
      const answer = await client.syncLocations.start({ body }, { idempotencyKey: `crash-pilots-${n}` });
      demand(answer);
      return answer.body;
    };
    /** Nothing of it, where that is allowed, or all: live at the pilot, which is watched while the rest waits. */
    const look = async (mayBeNothing: boolean): Promise<readonly string[]> => {
      const [workflowId, ...more] = await waitingWorkflows(client);
      if (workflowId === undefined) {
        const live = await liveBank(client);
        return mayBeNothing && live === before ? [] : [`nothing waits for pilots, and ${live} is live at the pilot`];
      }
      if (more.length > 0) return [`${more.length + 1} publishes wait for pilots`];
      if ((await pageOf(client, workflowId)).canary === undefined)
        return ['a publish waits for pilots that it has not'];
      const isWatched = async () => (await pageOf(client, workflowId)).canary?.state === 'SOAKING';
      await until('the pilot is watched', isWatched, pollMs);
      const { counts } = await pageOf(client, workflowId);
      const found = `${counts.SUCCESS} live, ${counts.WAITING} waiting, ${await liveBank(client)} at the pilot`;
      return found === `1 live, 1 waiting, ${after} at the pilot` ? [] : [found];
    };
    return {
      ask: async () => {
        await ask();
      },
      judge: answered => look(!answered),
      finish: async () => {
        const [first] = await ask();
        if (first === undefined) return ['the publish did not start'];
        const wrong = await look(false);
        demand(await client.syncLocations.stop({ body: first }));
        const isStopped = async () => (await pageOf(client, first.workflowId)).canary?.state === 'STOPPED';
        await until('nothing waits for pilots', isStopped, pollMs);
        const { counts } = await pageOf(client, first.workflowId);
        return counts.TERMINATED === 1 ? wrong : [...wrong, `stopped, ${JSON.stringify(counts)}`];
      },
    };
  },
});

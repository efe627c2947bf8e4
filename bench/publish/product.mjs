import { setTimeout as pause } from 'node:timers/promises';
import { listChanges } from '@commissary/contract';
import { startPublishScheduler } from '../../apps/server/src/jobs/publish-scheduler.ts';
import { locatedDocuments } from '../../apps/server/src/services/documents/index.ts';
import { syncStatus } from '../../apps/server/src/services/locations/sync-status.ts';
import { previewPublish } from '../../apps/server/src/services/publishing/preview.ts';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { publishSnapshot } from '../../apps/server/src/services/publishing/publish-snapshot.ts';
import { startPublish } from '../../apps/server/src/services/publishing/publish-start.ts';
import { runningWorkflows } from '../../apps/server/src/services/publishing/workflows.ts';
import {
  previewRevert,
  previewRollback,
  startRevert,
  startRollback,
} from '../../apps/server/src/services/reverting/index.ts';
import { saveBase } from '../../apps/server/src/services/saving/save-base.ts';
import { syncRows } from '../../apps/server/src/store/publishing/published.ts';
import { findTenants } from '../../apps/server/src/store/tenants/index.ts';
import { initialDocument } from '../../packages/catalog/src/index.ts';
import { timed } from './timed.mjs';

/**
 * The time to start a publish to all locations, and to execute it: pins, batches of five, pointers, history and status.
 */
export const publishAll = async ({ caller, context, locationIds }) => {
  let workflowId;
  const ask = await timed(async () => {
    [{ workflowId }] = await startPublish(caller, 'menu', { locationIds });
  });
  return { workflowId, ask, flip: await flipAll(context) };
};

const flipAll = async context => {
  // The last due time is that of the first: no batch waits.
  await pause(5);
  const flip = await timed(() => publishDue(context));
  const rows = await context.db.selectFrom('run').select('id').where('completed_at', 'is', null).execute();
  if (rows.length > 0) throw new Error(`${rows.length} batches are not done.`);
  return flip;
};

/**
 * A change of the company that goes live at all locations, and its rollback; then one that is saved alone, and its revert:
 * the time of each publish, and of each way back from its preview until it is live everywhere.
 */
export const backEverywhere = async world => {
  const { caller, context, locationIds } = world;
  const back = async (preview, start, request) => {
    const asked = await timed(async () => {
      const { seen } = await preview(caller, 'menu', request);
      await start(caller, 'menu', { ...request, seen });
    });
    return asked + (await flipAll(context));
  };
  await changeForAll(world);
  await publishAll(world);
  await changeForAll(world);
  const { workflowId, ask, flip } = await publishAll(world);
  const rollback = await back(previewRollback, startRollback, { workflowId, locationIds });
  await changeForAll(world);
  return { publish: ask + flip, rollback, revert: await back(previewRevert, startRevert, { locationIds }) };
};

const changeForAll = async ({ caller, context, companyId }) => {
  const layer = { kind: 'settings', companyId, tenant: null };
  const id = `settings-${companyId}`;
  const saved = await context.db.selectFrom('revision').select('version').where('layer_id', '=', id).execute();
  const ver = Math.max(0, ...saved.map(({ version }) => version));
  const document = initialDocument('settings');
  document.tableSettings.tableAlertTimesInMins.afterSettling = ver + 1;
  await saveBase(caller, layer, { id, ver, document });
};

/** What a publish to all locations sends to a board that follows it when they go live: of each location, and all of it. */
export const streamedBytes = async ({ caller, context, companyId, locationIds }) => {
  const look = async () => JSON.parse(JSON.stringify(await runningWorkflows(caller, companyId, 'menu')));
  await startPublish(caller, 'menu', { locationIds });
  const before = await look();
  await pause(5);
  await publishDue(context);
  const after = await look();
  const bytes = body => Buffer.byteLength(JSON.stringify(body));
  return { moved: bytes(listChanges(before, after, ['wfExec', 'runId'])) / locationIds.length, whole: bytes(after) };
};

/** A preview of locations, compared with resolving their documents; the two alternate. */
export const previewBesideResolving = async ({ caller, companyId, locationIds }, rounds) => {
  const times = { ours: [], bare: [] };
  const locations = await findTenants(caller.db, locationIds);
  for (let round = 0; round <= rounds; round++) {
    const bare = await timed(async () => {
      const state = await publishSnapshot(caller, companyId, locations, ['menu', 'settings']);
      await locatedDocuments(caller, [...state.values()].flat());
    });
    const ours = await timed(() => previewPublish(caller, 'menu', { locationIds }));
    // The first one fills the caches.
    if (round > 0) times.bare.push(bare) && times.ours.push(ours);
  }
  const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  return { bare: median(times.bare), ours: median(times.ours) };
};

/** The bytes of the preview of all locations, and of one of them. */
export const previewedBytes = async ({ caller, locationIds }) => {
  const bytes = async ids =>
    Buffer.byteLength(JSON.stringify(await previewPublish(caller, 'menu', { locationIds: ids })));
  return { all: await bytes(locationIds), one: await bytes(locationIds.slice(0, 1)) };
};

/** From the times in the rows: the due time and the move of the pointer. */
export const dueToFirstFlip = async ({ caller, context, client, locationIds }) => {
  const scan = startPublishScheduler(context);
  const at = Date.now() + 700 + Math.floor(Math.random() * 600);
  const [execution] = await startPublish(caller, 'menu', { locationIds: locationIds.slice(0, 5), syncDateMillis: at });
  for (;;) {
    await pause(20);
    const { rows } = await client.query(
      `select extract(epoch from p.published_at - r.due_at) * 1000 as ms from run r
       join published p on p.run_id = r.id where r.id = $1 limit 1`,
      [execution.runId],
    );
    if (rows.length === 0) continue;
    await scan.stop();
    return Number(rows[0].ms);
  }
};

/** The call's own work compared with the statement that it needs; the two alternate. */
export const statusBesideSql = async ({ context, caller, companyId }, rounds) => {
  const bare = [];
  const ours = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => syncRows(context.db, companyId, 'all')));
    ours.push(await timed(() => syncStatus(caller, companyId)));
  }
  const median = times => times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
  return { bare: median(bare), ours: median(ours) };
};

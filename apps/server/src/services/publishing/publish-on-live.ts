import type { DocumentKind } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import type { Context, IdempotentContext } from '../context/index.ts';
import { type LiveLayers, requireSameLive } from './live-layers.ts';
import { publishRuns } from './publish-runs.ts';
import { type Asked, type Execution, type Order, writeRuns } from './write-runs.ts';

export type OnLiveContext = IdempotentContext & Pick<Context, 'log'>;

export interface OnLiveRun extends Pick<Order, 'companyId' | 'keeps'> {
  readonly blobType: PublishKind;
  readonly action: 'publish.edits' | 'publish.revert';
  /** What it was made on. */
  readonly live: LiveLayers;
  readonly kinds: readonly DocumentKind[];
  readonly asked: readonly Asked[];
}

/**
 * Publishes what was made on what is live, in the transaction and at all its locations at once: what changes is too
 * little to be spread over batches. 409 where something else went live meanwhile.
 */
export const publishOnLive = async (
  context: OnLiveContext,
  db: Db,
  { live, kinds, asked, ...order }: OnLiveRun,
): Promise<Execution[]> => {
  await requireSameLive(
    db,
    live,
    asked.map(({ locationId }) => locationId),
    kinds,
  );
  const started = await writeRuns(context, db, { ...order, scope: 'edits' }, asked);
  const runs = started.map(({ runId }) => ({ id: runId, companyId: order.companyId }));
  await publishRuns({ db, now: context.now, log: context.log }, runs);
  return started;
};

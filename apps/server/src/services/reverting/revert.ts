import { createHash } from 'node:crypto';
import { hasSeveral } from '@commissary/catalog';
import type { RevertPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { pending } from '../../store/publishing/index.ts';
import { listTenants } from '../../store/tenants/index.ts';
import type { Context, IdempotentContext, UseCaseContext } from '../context/index.ts';
import { ApiError, apiError, outdated } from '../errors/index.ts';
import { type Execution, endSchedules, publishOnLive, type SeenSchedule } from '../publishing/index.ts';
import { catchApiError, commitOnce } from '../saving/index.ts';
import { planRevert, type RevertPlan } from './plan-revert.ts';
import type { UnpublishedLayer } from './unpublished-layers.ts';

export interface RevertRequest {
  readonly locationIds: readonly string[];
  /** Of the preview. */
  readonly seen: string;
  /** The schedules at these locations: they end with it, since they contain what is discarded. */
  readonly replaces?: readonly SeenSchedule[] | undefined;
}

/**
 * The layers whose unpublished changes a revert of these locations would discard, those that stay with the reason, and
 * what is scheduled there. 403 where the caller may not publish to one of the locations, or not change a field that the
 * revert changes.
 */
export const previewRevert = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  { locationIds }: Pick<RevertRequest, 'locationIds'>,
): Promise<RevertPreview> => {
  const { seen, discarded, staying } = await planRevert(caller, blobType, locationIds);
  const open = await pending(caller.db, blobType, locationIds);
  return {
    seen,
    discarded: discarded.map(layerOf),
    staying: staying.map(one => ({ ...layerOf(one), reason: one.stays ?? 'shared' })),
    scheduled: open
      .filter(({ scope }) => scope === 'scheduled')
      .map(({ locationId, runId, dueAt, by }) => ({ locationId, runId, dueAt: dueAt.getTime(), by })),
  };
};

const layerOf = ({ kind, heads, own, total }: UnpublishedLayer): RevertPreview['discarded'][number] => ({
  kind,
  ...(hasSeveral(kind) && { menuId: heads.document.id }),
  tenantId: heads.layer.tenant?.id ?? heads.layer.companyId,
  ver: own.version,
  total,
});

/**
 * Discards the unpublished changes of the layers that the locations own: each gets a revision equal to what is live of it,
 * and what is live is pinned to these revisions by a run of its own, in one transaction. 403 as the preview; 400
 * `NOTHING_TO_REVERT`, `NOT_VALID`, `ALREADY_RUNNING` and `SCHEDULED` (a schedule is not named) with the location in
 * `path`; 409 where something was saved or published since the preview, or a schedule is no longer as it was seen
 * (RULE.publish.19).
 */
export const startRevert = async (
  context: IdempotentContext & Pick<Context, 'log'>,
  blobType: PublishKind,
  request: RevertRequest,
): Promise<Execution[]> => {
  const { locationIds, replaces = [] } = request;
  const named = new Set(locationIds);
  const elsewhere = replaces.find(({ locationId }) => !named.has(locationId));
  if (elsewhere !== undefined) throw apiError(400, 'NOT_PUBLISHED', elsewhere.locationId);
  const planned = await catchApiError(async () => {
    const plan = await planRevert(context, blobType, locationIds);
    if (plan.seen !== request.seen) throw outdated();
    if (plan.saves.length === 0)
      throw new ApiError(
        400,
        locationIds.map(path => ({ code: 'NOTHING_TO_REVERT', path })),
      );
    const { companyId, live, kinds, asked, saves } = plan;
    const answer = async (db: Db): Promise<Execution[]> => {
      await requireSameUsers(db, plan);
      await endSchedules(context, db, { companyId, blobType }, replaces);
      const order = { companyId, blobType, action: 'publish.revert', keeps: new Set<string>() } as const;
      return publishOnLive(context, db, { ...order, live, kinds, asked });
    };
    return { saves, answer };
  });
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const done = await commitOnce(context, `${blobType}.revert ${hash}`, planned);
  if (done === null) throw outdated();
  return done;
};

/** Rejects where another location uses one of the layers since: it was opened, moved, or given another menu. */
const requireSameUsers = async (db: Db, { companyId, discarded, locations }: RevertPlan): Promise<void> => {
  if (discarded.every(({ heads }) => heads.layer.tenant?.type === 'LOCATION')) return;
  const selected = new Set(locations.map(({ id }) => id));
  const others = (await listTenants(db, companyId, { reach: 'all', type: 'LOCATION' })).filter(
    ({ id }) => !selected.has(id),
  );
  const isUsed = ({ kind, heads: { layer, document } }: UnpublishedLayer): boolean =>
    others.some(
      ({ groupId, menuId }) =>
        (layer.tenant === null || groupId === layer.tenant.id) && (!hasSeveral(kind) || menuId === document.id),
    );
  if (discarded.some(one => one.heads.layer.tenant?.type !== 'LOCATION' && isUsed(one))) throw outdated();
};

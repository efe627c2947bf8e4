import { createHash } from 'node:crypto';
import type { OnlyThisPreview, OnlyThisResult } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { lockLive } from '../../store/publishing/index.ts';
import type { Context, IdempotentContext, UseCaseContext } from '../context/index.ts';
import { outdated } from '../errors/index.ts';
import { catchApiError, commitOnce } from '../saving/index.ts';
import { liveWithEdits } from './live-with-edits.ts';
import { otherSchedules } from './other-schedules.ts';
import { type OnlyThisPlan, type OnlyThisRequest, planOnlyThis, type RestoreRequest } from './plan-only-this.ts';
import { publishRuns } from './publish-runs.ts';
import { type StoreContext, storeConfigurations } from './store-configurations.ts';
import { type Asked, type Execution, writeRuns } from './write-runs.ts';

export type OnlyThisContext = IdempotentContext & StoreContext & Pick<Context, 'log'>;

/**
 * Saves edits of locations and publishes what is live there with these edits as a run of its own: saved and live in one
 * transaction, so that no schedule and no other edits come between. No other saved change goes live and no schedule
 * ends. 400 `NEVER_PUBLISHED`, `NOT_VALID`, `ALREADY_RUNNING` (a publish of everything is under way) and `SCHEDULED`
 * (one is due at this moment) with the location in `path`; 409 after another save or publish.
 */
export const publishOnlyThis = async (
  context: OnlyThisContext,
  blobType: PublishKind,
  request: OnlyThisRequest,
): Promise<OnlyThisResult> => {
  const planned = await catchApiError(async () => {
    const plan = await prepareOnlyThis(context, blobType, request);
    const answer = async (db: Db): Promise<OnlyThisResult> => {
      const started = await plan.goLive(db);
      return {
        started,
        places: [...plan.places],
        schedules: await otherSchedules({ db, content: context.content }, { ...plan, blobType }),
      };
    };
    return { saves: plan.saves, answer };
  });
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const done = await commitOnce(context, `${blobType}.onlyThis ${hash}`, planned);
  if (done === null) throw outdated();
  return done;
};

/** The schedules that would bring back another value. Writes nothing; rejected like the edits themselves. */
export const previewOnlyThis = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  request: OnlyThisRequest,
): Promise<OnlyThisPreview> => {
  const plan = await planOnlyThis(caller, blobType, request);
  return { schedules: await otherSchedules(caller, { ...plan, blobType }) };
};

/** What goes live at each location, on top of what is live there now. */
const configurationsOf = async (
  context: IdempotentContext & StoreContext,
  plan: OnlyThisPlan,
): Promise<readonly Asked[]> => {
  const next = await liveWithEdits(context, plan);
  const { manifests } = await storeConfigurations(context, next);
  return plan.locations.map(({ id: locationId }) => ({
    locationId,
    contents: Object.fromEntries(
      (next.get(locationId) ?? []).map(document => {
        const { kind, documentId, pins } = document;
        const onRun = plan.live.get(locationId)?.get(kind)?.runId;
        return [kind, { documentId, pins, manifest: manifests.get(document) ?? '', ...(onRun && { onRun }) }];
      }),
    ),
  }));
};

/** Planned edits, and what they publish in the transaction that writes their saves. */
export interface PreparedEdits extends OnlyThisPlan {
  goLive(db: Db): Promise<Execution[]>;
}

/** Plans edits and stores what will be live, before the transaction. */
export const prepareOnlyThis = async (
  context: OnlyThisContext,
  blobType: PublishKind,
  request: OnlyThisRequest | RestoreRequest,
): Promise<PreparedEdits> => {
  const plan = await planOnlyThis(context, blobType, request);
  const asked = await configurationsOf(context, plan);
  return { ...plan, goLive: db => goLive(context, db, { ...plan, blobType, asked }) };
};

interface PlannedRun extends OnlyThisPlan {
  readonly blobType: PublishKind;
  readonly asked: readonly Asked[];
}

/** Publishes planned edits at all their locations at once: what changes is too little to be spread over batches. */
const goLive = async (context: OnlyThisContext, db: Db, plan: PlannedRun): Promise<Execution[]> => {
  await requireSameLive(db, plan);
  const { companyId, blobType, asked } = plan;
  const order = { companyId, blobType, scope: 'edits', action: 'publish.edits' } as const;
  const started = await writeRuns(context, db, order, asked);
  const runs = started.map(({ runId }) => ({ id: runId, companyId }));
  await publishRuns({ db, now: context.now, log: context.log }, runs);
  return started;
};

/**
 * Something went live since the edits were planned: they would go live on top of what is no longer live. Nothing else
 * goes live there before the end of the transaction.
 */
const requireSameLive = async (db: Db, { live, locations, kinds }: OnlyThisPlan): Promise<void> => {
  const now = await lockLive(
    db,
    locations.map(({ id }) => id),
  );
  const changed = now.find(
    ({ locationId, kind, runId }) => kinds.includes(kind) && live.get(locationId)?.get(kind)?.runId !== runId,
  );
  if (changed !== undefined) throw outdated(changed.locationId);
};

import { createHash } from 'node:crypto';
import type { OnlyThisPreview, OnlyThisResult } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import type { Context, IdempotentContext, UseCaseContext } from '../context/index.ts';
import { outdated } from '../errors/index.ts';
import { catchApiError, commitOnce } from '../saving/index.ts';
import { liveWithEdits } from './live-with-edits.ts';
import { otherSchedules } from './other-schedules.ts';
import { type OnlyThisPlan, type OnlyThisRequest, planOnlyThis, type RestoreRequest } from './plan-only-this.ts';
import { publishOnLive } from './publish-on-live.ts';
import { type StoreContext, storeConfigurations } from './store-configurations.ts';
import type { Asked, Execution } from './write-runs.ts';

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
  const { companyId, live, kinds } = plan;
  const run = { companyId, blobType, action: 'publish.edits', live, kinds, asked } as const;
  return { ...plan, goLive: db => publishOnLive(context, db, run) };
};

import { createHash } from 'node:crypto';
import { type DocumentKind, type Sentences, sentencesIn } from '@commissary/catalog';
import type { LocationPreview, PreviewSet, RollbackPreview } from '@commissary/contract';
import { createCanonicalJson } from '@commissary/document';
import { type PublishKind, publishPermission } from '@commissary/domain';
import { pathLabels, storedSecrets } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import { type BeforePublish, beforePublish, hasWorkflow, lockLive, pending } from '../../store/publishing/index.ts';
import { runOnce } from '../calls/index.ts';
import { definitions } from '../content/index.ts';
import type { Context, IdempotentContext, UseCaseContext } from '../context/index.ts';
import { ApiError, notFound, outdated } from '../errors/index.ts';
import {
  type Asked,
  asPublished,
  compareDocuments,
  createPreviewSets,
  type DocumentDifference,
  type Execution,
  endSchedules,
  permitted,
  reached,
  type SeenSchedule,
  type StoreContext,
  writeRuns,
} from '../publishing/index.ts';
import { catchApiError } from '../saving/index.ts';
import { chunk } from '../turns/index.ts';
import { comparedPairs, type Pair, type PairDocuments } from './compared-pairs.ts';
import { contentBack, type DocumentBack, documentBack, planRollback, type RollbackPlan } from './plan-rollback.ts';

export interface RollbackQuery {
  readonly workflowId: string;
  readonly locationIds: readonly string[];
}

export interface RollbackRequest extends RollbackQuery {
  /** Of the preview. */
  readonly seen: string;
  /** Schedules at these locations that end with it, and those that stay. */
  readonly replaces?: readonly SeenSchedule[] | undefined;
  readonly keeps?: readonly SeenSchedule[] | undefined;
}

/**
 * What a rollback of a publish would change at each location: from what is live to what was live before that publish,
 * with the credentials that change back, and what is pending there. 404 for a publish that the
 * company does not have, 403 for a location that the caller does not reach.
 */
export const previewRollback = async (
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  blobType: PublishKind,
  { workflowId, locationIds }: RollbackQuery,
): Promise<RollbackPreview> => {
  const locations = await reached(caller, [...new Set(locationIds)]);
  const plan = await planRollback(caller, blobType, workflowId, locations);
  const open = await pending(
    caller.db,
    blobType,
    locations.map(({ id }) => id),
  );
  const openAt = Map.groupBy(open, ({ locationId }) => locationId);
  const found: RollbackPreview['locations'][number][] = [];
  const places = plan.locations.map(one => ({ ...one, pairs: one.documents.map(pairOf) }));
  for await (const { place, held, compared } of comparedPairs(caller, places, compareBack(caller))) {
    const { location, refusal } = place;
    const waiting = openAt.get(location.id) ?? [];
    const isUnderWay = waiting.some(one => one.scope !== 'scheduled');
    found.push({
      locationId: location.id,
      disabled: held.has(publishPermission[blobType]) ? (refusal ?? (isUnderWay ? 'running' : null)) : 'no-permission',
      documents: compared.map(one => ({ ...one.changes, findings: [], findingsTotal: 0 })),
      people: [],
      peopleTotal: 0,
      credentials: compared.flatMap(one => one.credentials),
      scheduled: waiting
        .filter(one => one.scope === 'scheduled')
        .map(({ runId, dueAt, by }) => ({ runId, dueAt: dueAt.getTime(), by })),
    });
  }
  return { seen: plan.seen, locations: found };
};

interface Compared {
  readonly changes: DocumentDifference;
  /** The names of secrets that differ. */
  readonly credentials: readonly string[];
}

const pairOf = ({ kind, live, before }: DocumentBack): Pair => ({ kind, from: live.manifest, to: before.manifest });

/** What is live with what goes live again. */
const compareBack =
  ({ language }: InLanguage) =>
  ({ kind }: Pair, { from: live, to: before }: PairDocuments, held: ReadonlySet<string>): Compared => ({
    changes: compareDocuments(kind, asPublished(kind, live), asPublished(kind, documentBack(before, live)), {
      held,
      language,
    }),
    credentials: changedCredentials(sentencesIn(language), kind, { live, before }),
  });

type InLanguage = Pick<UseCaseContext, 'language'>;

interface LiveAndBefore {
  readonly live: unknown;
  readonly before: unknown;
}

/** Where a stored secret differs, the name of its field. */
const changedCredentials = (
  { valueTexts, labeled }: Sentences,
  kind: DocumentKind,
  { live, before }: LiveAndBefore,
): string[] => {
  const { field } = definitions[kind];
  const [now, then] = [live, before].map(
    document => new Map(storedSecrets(field, document).map(({ path, id }) => [path, id])),
  );
  if (now === undefined || then === undefined) return [];
  const paths = [...new Set([...now.keys(), ...then.keys()])].filter(path => now.get(path) !== then.get(path));
  return paths.map(path =>
    pathLabels(valueTexts, { definition: labeled(field), documents: [before, live] }, path).join(' › '),
  );
};

const documentsOf = async (
  { db, content }: Pick<UseCaseContext, 'db' | 'content'>,
  all: readonly DocumentBack[],
): Promise<(one: DocumentBack) => LiveAndBefore> => {
  const manifests = all.flatMap(({ live, before }) => [live.manifest, before.manifest]);
  const documents = await content.documents(db, [...new Set(manifests)]);
  return ({ live, before }) => ({ live: documents.get(live.manifest), before: documents.get(before.manifest) });
};

/**
 * Makes live again what was live before a publish, at some of its locations, as a run of its own in the batches of the
 * company; the licenses of a location and the people who work there stay as they are live now. The schedules that are
 * named end with it or stay. 404 for a publish that the company does not have, 403 where the caller may not publish to one
 * of the locations; 400 with the location in `path`: `NOT_LIVE_THERE`, `NOTHING_BEFORE` (nothing was
 * live before it), `NOTHING_TO_ROLL_BACK`, `SCHEDULED` (a schedule is not named, or is due before), `ALREADY_RUNNING`;
 * 409 where something went live since the preview (`seen`), or a schedule is no longer as it was seen.
 */
export const startRollback = async (
  context: IdempotentContext & StoreContext,
  blobType: PublishKind,
  request: RollbackRequest,
): Promise<Execution[]> => {
  const locationIds = [...new Set(request.locationIds)];
  const locations = await permitted(context, blobType, locationIds);
  const { replaces = [], keeps = [] } = request;
  const named = new Set(locationIds);
  const elsewhere = [...replaces, ...keeps].find(({ locationId }) => !named.has(locationId));
  if (elsewhere !== undefined) throw new ApiError(400, [{ code: 'NOT_PUBLISHED', path: elsewhere.locationId }]);
  const planned = await catchApiError(async () => {
    const plan = await planRollback(context, blobType, request.workflowId, locations);
    if (plan.seen !== request.seen) throw outdated();
    return preparedRollback(context, plan);
  });
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return runOnce(context, `${blobType}.rollback ${hash}`, async db => {
    if (planned instanceof ApiError) throw planned;
    await endSchedules(context, db, { companyId: planned.companyId, blobType }, replaces);
    return writeRollback(context, db, blobType, planned, new Set(keeps.map(({ runId }) => runId)));
  });
};

interface PreparedRollback extends RollbackPlan {
  readonly asked: readonly Asked[];
}

const preparedRollback = async (context: StoreContext, plan: RollbackPlan): Promise<PreparedRollback> => ({
  ...plan,
  asked: await storeDocumentsBack(context, plan),
});

/**
 * Plans the rollback of a publish wherever it is possible, and stores what goes live again; null: nowhere. The caller writes
 * it in a transaction. 403 where the caller may not publish to one of the locations.
 */
export const prepareRollback = async (
  context: IdempotentContext & StoreContext,
  blobType: PublishKind,
  { workflowId, locationIds }: RollbackQuery,
): Promise<PreparedRollback | null> => {
  const locations = await permitted(context, blobType, locationIds);
  const found = await planRollback(context, blobType, workflowId, locations);
  const possible = found.locations.filter(({ refusal }) => refusal === null);
  return possible.length === 0 ? null : preparedRollback(context, { ...found, locations: possible });
};

/** Writes the runs of a rollback; 409 where something went live since it was planned. `keeps`: the schedules that stay. */
export const writeRollback = async (
  context: IdempotentContext,
  db: Db,
  blobType: PublishKind,
  planned: PreparedRollback,
  keeps: ReadonlySet<string> | null,
): Promise<Execution[]> => {
  await requireSameLive(db, planned);
  const { companyId, asked } = planned;
  const order = { companyId, blobType, scope: 'rollback', action: 'publish.rollback' } as const;
  return writeRuns(context, db, { ...order, keeps }, asked);
};

/** Stores what goes live again, before the transaction: most of it is stored already. */
const storeDocumentsBack = async (context: StoreContext, plan: RollbackPlan): Promise<readonly Asked[]> => {
  const failures = plan.locations.flatMap(({ location, refusal }) =>
    refusal === null ? [] : { code: refusal, path: location.id },
  );
  if (failures.length > 0) throw new ApiError(400, failures);
  const toJson = createCanonicalJson();
  const known = new Map<string, string>();
  const asked: Asked[] = [];
  const keyOf = ({ live, before }: DocumentBack) => `${live.manifest} ${before.manifest}`;
  for (const some of chunk(plan.locations)) {
    const back = some.flatMap(one => one.documents);
    const documents = await documentsOf(context, back);
    const fresh = new Map(back.filter(one => !known.has(keyOf(one))).map(one => [keyOf(one), one]));
    const hashes = await context.content.store(
      context.db,
      [...fresh.values()].map(one => {
        const { live, before } = documents(one);
        return { kind: one.kind, document: documentBack(before, live) };
      }),
      toJson,
    );
    for (const [position, key] of [...fresh.keys()].entries()) known.set(key, hashes[position] ?? '');
    for (const { location, documents: ofLocation } of some)
      asked.push({
        locationId: location.id,
        contents: Object.fromEntries(ofLocation.map(one => [one.kind, contentBack(one, known.get(keyOf(one)) ?? '')])),
      });
  }
  return asked;
};

/** Nothing went live since it was planned, and nothing does until the end of the transaction. */
const requireSameLive = async (db: Db, { locations }: RollbackPlan): Promise<void> => {
  const planned = locations.flatMap(one => one.documents);
  const now = await lockLive(
    db,
    locations.map(({ location }) => location.id),
  );
  const runAt = new Map(now.map(({ locationId, kind, runId }) => [`${locationId} ${kind}`, runId]));
  const changed = planned.find(({ kind, live }) => runAt.get(`${live.locationId} ${kind}`) !== live.runId);
  if (changed !== undefined) throw outdated(changed.live.locationId);
};

/**
 * What a publish changed at each location where it went live, as far as the caller may read it. 404 for a publish that
 * the company does not have, 403 for a location that the caller does not reach.
 */
export const broughtChanges = async (
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  blobType: PublishKind,
  { workflowId, locationIds }: RollbackQuery,
): Promise<PreviewSet<LocationPreview>[]> => {
  const locations = await reached(caller, [...new Set(locationIds)]);
  const workflow = { companyId: locations[0]?.companyId ?? '', blobType, workflowId };
  if (!(await hasWorkflow(caller.db, workflow))) throw notFound();
  const ids = locations.map(({ id }) => id);
  const brought = Map.groupBy(await beforePublish(caller.db, workflow, ids), ({ locationId }) => locationId);
  const places = locations.flatMap(location => {
    const documents = brought.get(location.id);
    return documents === undefined ? [] : { location, pairs: documents.map(broughtPair) };
  });
  const found = createPreviewSets<LocationPreview>(locationIds);
  for await (const { place, compared } of comparedPairs(caller, places, compareBrought(caller))) {
    const documents = compared.map(one => ({ ...one, findings: [], findingsTotal: 0 }));
    found.add(place.location.id, { disabled: null, documents, people: [], peopleTotal: 0 });
  }
  return found.all();
};

const broughtPair = ({ kind, manifest, before }: BeforePublish): Pair => ({
  ...{ kind, to: manifest },
  from: before?.manifest ?? null,
});

const compareBrought =
  ({ language }: InLanguage) =>
  ({ kind }: Pair, { from, to }: PairDocuments, held: ReadonlySet<string>): DocumentDifference =>
    compareDocuments(kind, asPublished(kind, from), asPublished(kind, to), { held, language });

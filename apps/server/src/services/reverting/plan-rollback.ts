import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import {
  type BeforePublish,
  beforePublish,
  type Content,
  hasWorkflow,
  type Live,
  liveAt,
} from '../../store/publishing/index.ts';
import type { TenantPlace } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

/** Why a publish cannot be rolled back at a location. */
export type RollbackRefusal = 'NOT_LIVE_THERE' | 'NOTHING_BEFORE' | 'NOTHING_TO_ROLL_BACK';

/** A document that goes back: what is live, and what was live before the publish. */
export interface DocumentBack {
  readonly kind: DocumentKind;
  readonly live: Live;
  readonly before: NonNullable<BeforePublish['before']>;
}

export interface LocationBack {
  readonly location: TenantPlace;
  readonly refusal: RollbackRefusal | null;
  /** Empty where it is refused. */
  readonly documents: readonly DocumentBack[];
}

export interface RollbackPlan {
  readonly companyId: string;
  readonly locations: readonly LocationBack[];
  /** A hash of what goes back to what, at those of these locations where it can: the others may be left out. */
  readonly seen: string;
}

/**
 * What goes back where, of a publish that went live there: in the history of a location, the entry before the one of
 * that publish. 404 where the company has no such publish.
 */
export const planRollback = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  workflowId: string,
  locations: readonly TenantPlace[],
): Promise<RollbackPlan> => {
  const companyId = locations[0]?.companyId ?? '';
  if (!(await hasWorkflow(caller.db, { companyId, blobType, workflowId }))) throw notFound();
  const ids = locations.map(({ id }) => id);
  const [brought, live] = [
    await beforePublish(caller.db, { companyId, blobType, workflowId }, ids),
    await liveAt(caller.db, ids),
  ];
  const broughtAt = Map.groupBy(brought, ({ locationId }) => locationId);
  const liveOf = new Map(live.map(one => [`${one.locationId} ${one.kind}`, one]));
  const backAt = (location: TenantPlace): LocationBack => {
    const found = broughtAt.get(location.id) ?? [];
    const refused = (refusal: RollbackRefusal): LocationBack => ({ location, refusal, documents: [] });
    if (found.length === 0) return refused('NOT_LIVE_THERE');
    const beforeOf = new Map(found.map(({ kind, before }) => [kind, before]));
    const documents = publishedTogether(blobType).flatMap((kind): DocumentBack[] => {
      const before = beforeOf.get(kind);
      const now = liveOf.get(`${location.id} ${kind}`);
      return before && now ? [{ kind, live: now, before }] : [];
    });
    if (documents.length < publishedTogether(blobType).length) return refused('NOTHING_BEFORE');
    if (documents.every(one => one.live.manifest === one.before.manifest)) return refused('NOTHING_TO_ROLL_BACK');
    return { location, refusal: null, documents };
  };
  const planned = locations.map(backAt);
  return { companyId, locations: planned, seen: seenOf(planned) };
};

const seenOf = (locations: readonly LocationBack[]): string => {
  const named = locations
    .filter(({ refusal }) => refusal === null)
    .map(({ location, documents }) => [
      location.id,
      documents.map(({ kind, live, before }) => [kind, live.runId, before.manifest]),
    ]);
  return createHash('sha256')
    .update(JSON.stringify(named.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))))
    .digest('hex');
};

type InNoLayer = { readonly licensing?: unknown; readonly employees?: unknown };

/** The document as it goes live again: with the licenses of the location, and the people who work there, as they are live now. */
export const documentBack = (before: unknown, live: unknown): Readonly<Record<string, unknown>> => {
  const { licensing: _licensing, employees: _employees, ...document } = before as InNoLayer & Record<string, unknown>;
  const { licensing, employees } = live as InNoLayer;
  return {
    ...document,
    ...(licensing !== undefined && { licensing }),
    ...(employees !== undefined && { employees }),
  };
};

/** What a run makes live again: the pins of then, and the people of now; only on top of what is live now. */
export const contentBack = ({ live, before }: DocumentBack, manifest: string): Content => {
  const { people: _people, ...pins } = before.pins;
  const { people } = live.pins;
  return {
    documentId: before.documentId,
    pins: { ...pins, ...(people !== undefined && { people }) },
    manifest,
    onRun: live.runId,
  };
};

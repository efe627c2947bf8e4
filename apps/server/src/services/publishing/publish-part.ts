import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Failure, OnlyThisPreview } from '@commissary/contract';
import { type Change, diff, edit, recordPrevious } from '@commissary/document';
import type { PublishKind } from '@commissary/domain';
import { equal } from '@commissary/schema';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { runOnce } from '../calls/index.ts';
import { definitions, isSecretAt } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import {
  type Effective,
  effectiveDocuments,
  layerHashesKey,
  locatedDocuments,
  parentLayerHashes,
} from '../documents/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import { catchApiError } from '../saving/index.ts';
import { chunk, createTurns } from '../turns/index.ts';
import { type LiveDocument, type LiveLayers, readLiveLayers } from './live-layers.ts';
import { type ListOnLive, liveWithEdits } from './live-with-edits.ts';
import { otherSchedules } from './other-schedules.ts';
import { type OnLiveContext, publishOnLive } from './publish-on-live.ts';
import type { PublishSnapshot, SavedDocument } from './publish-snapshot.ts';
import { type StoreContext, storeConfigurations } from './store-configurations.ts';
import { asPublished, toPublished } from './to-published.ts';
import type { Asked, Execution } from './write-runs.ts';

/** A change that a preview shows, by its path in a document. */
export interface ChosenChange {
  readonly kind: DocumentKind;
  readonly path: string;
}

interface PartQuery {
  readonly blobType: PublishKind;
  readonly locations: readonly TenantRecord[];
  readonly only: readonly ChosenChange[];
  /** The saved versions, as they were previewed. */
  readonly saved: PublishSnapshot;
}

interface PartPlan {
  readonly companyId: string;
  readonly kinds: readonly DocumentKind[];
  readonly live: LiveLayers;
  /** Where one of the changes is not live. */
  readonly locations: readonly TenantRecord[];
  readonly next: PublishSnapshot;
  /** The chosen changes, of each document that goes live with some of them. */
  readonly chosen: ReadonlyMap<SavedDocument, readonly Change[]>;
  /** The documents as they go live. */
  readonly effective: (document: SavedDocument) => Effective;
}

/**
 * Publishes some of the changes that a preview shows, at once: what is live with these, as edits that go live alone
 * (RULE.publish.73). 400 with the location in `path`: `NEVER_PUBLISHED`, `NOT_VALID`, `ALREADY_RUNNING`, `SCHEDULED` (a
 * schedule is due at this moment) and `PART_NOT_ALONE`: with a chosen change something else goes live or it loses what it
 * references, named by `field`; 400 `NOT_UNPUBLISHED` with the path of a change that is none.
 */
export const publishPart = async (
  context: OnLiveContext & StoreContext,
  query: Omit<PartQuery, 'saved'> & { readonly snapshot: () => Promise<PublishSnapshot>; readonly name: string },
): Promise<Execution[]> => {
  const { blobType, snapshot, name } = query;
  const planned = await catchApiError(async () => {
    const plan = await planPart(context, { ...query, saved: await snapshot() });
    const { manifests } = await storeConfigurations(context, plan.next);
    const asked = plan.locations.map(({ id }): Asked => {
      const contents = (plan.next.get(id) ?? []).map(document => {
        const { kind, documentId, pins } = document;
        const onRun = plan.live.get(id)?.get(kind)?.runId;
        return [kind, { documentId, pins, manifest: manifests.get(document) ?? '', ...(onRun && { onRun }) }];
      });
      return { locationId: id, contents: Object.fromEntries(contents) };
    });
    return { ...plan, asked };
  });
  const hash = createHash('sha256').update(name).digest('hex');
  return runOnce(context, `${blobType}.part ${hash}`, async db => {
    if (planned instanceof ApiError) throw planned;
    const { companyId, live, kinds, asked } = planned;
    return publishOnLive(context, db, { companyId, blobType, action: 'publish.edits', live, kinds, asked });
  });
};

/** The schedules that have another value of a chosen path; rejected like the publish of this part. */
export const previewPart = async (caller: UseCaseContext, query: PartQuery): Promise<OnlyThisPreview> => {
  const { chosen, locations, next, effective, kinds } = await planPart(caller, query);
  const schedules = await Promise.all(
    kinds.map(kind => {
      const edited = new Map(
        locations.flatMap(({ id }) => {
          const document = next.get(id)?.find(one => one.kind === kind);
          const changes = document && chosen.get(document);
          return document && changes
            ? [[id, { document: effective(document), paths: changes.map(({ path }) => path) }] as const]
            : [];
        }),
      );
      return otherSchedules(caller, { blobType: query.blobType, kind, locations, edited });
    }),
  );
  return { schedules: schedules.flat() };
};

const planPart = async (caller: UseCaseContext, query: PartQuery): Promise<PartPlan> => {
  const { blobType, only, saved } = query;
  const kinds = publishedTogether(blobType);
  const foreign = only.find(({ kind }) => !kinds.includes(kind));
  if (foreign !== undefined) throw apiError(400, 'NOT_PUBLISHED', foreign.path);
  const live = await readLiveLayers(
    caller,
    query.locations.map(({ id }) => id),
  );
  requireLive(query.locations, kinds, live, saved);
  const lists = await listsWith(caller, query, live);
  const changed = new Set(lists.map(({ heads }) => heads.layer.tenant.id));
  const locations = query.locations.filter(({ id }) => changed.has(id));
  const companyId = locations[0]?.companyId ?? '';
  const next = await liveWithEdits(caller, { companyId, locations, kinds, live, saves: [], onLive: { saves: lists } });
  const effective = await locatedDocuments(caller, [...next.values()].flat());
  const chosen = await chosenChanges(caller, { live, saved, only, next, effective });
  return { companyId, kinds, live, locations, next, chosen, effective };
};

/** A part needs something that it is a part of: the same documents, live. */
const requireLive = (
  locations: readonly TenantRecord[],
  kinds: readonly DocumentKind[],
  live: LiveLayers,
  saved: PublishSnapshot,
): void => {
  const missing = locations.filter(({ id }) => {
    const documents = saved.get(id) ?? [];
    return (
      documents.length < kinds.length ||
      documents.some(({ kind, documentId }) => live.get(id)?.get(kind)?.documentId !== documentId)
    );
  });
  if (missing.length > 0)
    throw new ApiError(
      400,
      missing.map(({ id }) => ({ code: 'NEVER_PUBLISHED', path: id })),
    );
};

interface ListWith extends ListOnLive {
  readonly heads: { readonly layer: { readonly kind: DocumentKind; readonly tenant: TenantRecord } };
}

const isWithin = (path: string, chosen: ReadonlySet<string>): boolean =>
  [...chosen].some(one => path === one || path.startsWith(`${one}/`));

/** The live list of each location with the chosen changes, as far as it differs. */
const listsWith = async (
  caller: UseCaseContext,
  { locations, only, saved }: PartQuery,
  live: LiveLayers,
): Promise<readonly ListWith[]> => {
  const pathsOf = Map.groupBy(only, ({ kind }) => kind);
  const found: ListWith[] = [];
  const turn = createTurns();
  for (const some of chunk(locations)) {
    const pairs = some.flatMap(location =>
      (saved.get(location.id) ?? []).flatMap(document => {
        const before = live.get(location.id)?.get(document.kind);
        const paths = pathsOf.get(document.kind);
        return before && paths ? [{ location, document, before, paths: new Set(paths.map(({ path }) => path)) }] : [];
      }),
    );
    const savedOf = await locatedDocuments(
      caller,
      pairs.map(({ document }) => document),
    );
    const liveOf = await effectiveDocuments(
      caller,
      pairs.flatMap(({ before: { stack } }) => [stack, parentLayerHashes(stack)]),
    );
    const stored = await caller.content.lists(
      caller.db,
      pairs.flatMap(({ before }) => before.stack.own ?? []),
    );
    for (const { location, document, before, paths } of pairs) {
      const { kind } = document;
      const { field } = definitions[kind];
      const changes = diff(liveOf(before.stack).document, savedOf(document).document, { field });
      const edits = changes.filter(({ path }) => isWithin(path, paths));
      if (edits.length > 0) {
        const above = liveOf(parentLayerHashes(before.stack)).applied;
        const own = (before.stack.own && stored.get(before.stack.own)) || [];
        const list = recordPrevious(above, edit(above, own, edits), { stored: own, isSecret: isSecretAt(kind) });
        const content = caller.content.prepareList(kind, list);
        found.push({ heads: { layer: { kind, tenant: location } }, revision: { content } });
      }
      await turn();
    }
  }
  return found;
};

interface Compared {
  readonly live: LiveLayers;
  readonly saved: PublishSnapshot;
  readonly only: readonly ChosenChange[];
  readonly next: PublishSnapshot;
  readonly effective: (document: SavedDocument) => Effective;
}

/**
 * The chosen changes of each document. Rejects where the document that goes live does not differ from the live one by
 * exactly these: one of them needs another change, or would lose what it references.
 */
const chosenChanges = async (
  caller: UseCaseContext,
  { live, saved, only, next, effective }: Compared,
): Promise<ReadonlyMap<SavedDocument, readonly Change[]>> => {
  const pathsOf = Map.groupBy(only, ({ kind }) => kind);
  const found = new Map<SavedDocument, readonly Change[]>();
  const failures: Failure[] = [];
  const used = new Set<string>();
  const compared = new Map<string, ComparedPart>();
  const turn = createTurns();
  for (const some of chunk([...next])) {
    const before = some.flatMap(([id]) => [...(live.get(id)?.values() ?? [])]);
    const documents = await caller.content.documents(
      caller.db,
      before.map(({ manifest }) => manifest),
    );
    const savedOf = await locatedDocuments(
      caller,
      some.flatMap(([id]) => saved.get(id) ?? []),
    );
    for (const [id, ofLocation] of some)
      for (const document of ofLocation) {
        const { kind } = document;
        const was = live.get(id)?.get(kind);
        const target = saved.get(id)?.find(one => one.kind === kind);
        if (was === undefined || target === undefined) continue;
        const key = comparedKey(was, target, document);
        const { chosen, refused } =
          compared.get(key) ??
          comparePart(kind, new Set(pathsOf.get(kind)?.map(({ path }) => path)), {
            live: asPublished(kind, documents.get(was.manifest)),
            saved: toPublished(target, savedOf(target).document),
            next: toPublished(document, effective(document).document),
          });
        compared.set(key, { chosen, refused });
        for (const { path } of chosen) used.add(`${kind} ${path}`);
        if (refused !== undefined) failures.push({ code: 'PART_NOT_ALONE', path: id, params: { kind, ...refused } });
        else if (chosen.length > 0) found.set(document, chosen);
        await turn();
      }
  }
  if (failures.length > 0) throw new ApiError(400, failures);
  const unused = only.filter(({ kind, path }) => !used.has(`${kind} ${path}`));
  if (unused.length > 0)
    throw new ApiError(
      400,
      unused.map(({ path }) => ({ code: 'NOT_UNPUBLISHED', path })),
    );
  return found;
};

/** Most locations share what they compare. */
const comparedKey = (live: LiveDocument, saved: SavedDocument, next: SavedDocument): string =>
  `${live.manifest} ${layerHashesKey(saved.stack)} ${layerHashesKey(next.stack)} ${JSON.stringify(saved.licensing)}`;

interface PartOfDocument {
  readonly live: unknown;
  readonly saved: unknown;
  readonly next: unknown;
}

interface ComparedPart {
  readonly chosen: readonly Change[];
  /** The path of a change that is missing since its target is not live, or that comes along. */
  readonly refused: { readonly field: string; readonly why: 'loses-target' | 'comes-along' } | undefined;
}

const comparePart = (
  kind: DocumentKind,
  paths: ReadonlySet<string>,
  { live, saved, next }: PartOfDocument,
): ComparedPart => {
  const { field } = definitions[kind];
  const chosen = diff(live, saved, { field }).filter(({ path }) => paths.has(path));
  const brought = new Map(diff(live, next, { field }).map(change => [nameOf(change), change]));
  const missing = chosen.find(change => !sameValue(brought.get(nameOf(change)), change));
  const names = new Set(chosen.map(nameOf));
  // Where a member stands follows from its neighbors.
  const along = [...brought.values()].find(change => change.op !== 'move' && !names.has(nameOf(change)));
  if (along !== undefined) return { chosen, refused: { field: along.path, why: 'comes-along' } };
  return { chosen, refused: missing && { field: missing.path, why: 'loses-target' } };
};

const nameOf = ({ op, path }: Change): string => `${op} ${path}`;

const sameValue = (a: Change | undefined, b: Change): boolean =>
  a !== undefined && (b.op === 'move' || equal('value' in a ? a.value : null, 'value' in b ? b.value : null));

import { type DocumentKind, documentIdIn, hasSeveral, publishedTogether } from '@commissary/catalog';
import type { PublishSummary } from '@commissary/contract';
import { type Change, diff } from '@commissary/document';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import { fieldAt, joinTokens, splitPath } from '@commissary/schema';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { completed, definitions, initialStoredDocument } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { documentName, type LayerHashes, layerHashesKey, loadHeadsOfMany } from '../documents/index.ts';
import { readUnpublished } from '../locations/index.ts';
import { type LiveLayers, readLiveLayers } from '../publishing/index.ts';
import { listDifference } from '../saving/index.ts';
import { inTurns } from '../turns/index.ts';

interface Asked {
  readonly publish: PublishKind;
  /** Locations, and groups for their locations; absent: every location in reach. */
  readonly tenantIds?: readonly string[] | undefined;
  readonly by?: 'group' | undefined;
}

/**
 * How much a publish now would change (RULE.publish.81): the values that differ between what is saved and what is live, and the
 * locations where one of them applies. A value that a level below has a value of its own for does not apply there. It compares the
 * layers, each pair once, and resolves no location's document.
 */
export const readPublishSummary = async (
  context: RequestContext,
  { publish, tenantIds, by }: Asked,
): Promise<PublishSummary> => {
  const { company, db, person } = context;
  const unpublished = (await readUnpublished(context, company.id))[publish];
  const asked = tenantIds && new Set(tenantIds);
  const locations = (await findTenants(db, unpublished)).filter(
    ({ id, groupId }) => asked === undefined || asked.has(id) || (groupId !== null && asked.has(groupId)),
  );
  const live = await readLiveLayers(
    context,
    locations.map(({ id }) => id),
  );
  const groups = await findTenants(db, [...new Set(locations.flatMap(({ groupId }) => groupId ?? []))]);
  const compared: ComparedLocation[] = [];
  for (const kind of publishedTogether(publish))
    compared.push(...(await layersAt(context, kind, { locations, groups, live })));
  const changesAt = await layerComparison(context, compared);
  const paths = new Map<string, boolean>();
  const changed = new Map<string, TenantRecord>();
  const byGroup = by && new Map(groups.map(({ id }) => [id, { changes: new Set<string>(), own: new Set<string>() }]));
  for await (const one of inTurns(compared)) {
    const { all, group } = changesAt(one);
    const counted = byGroup?.get(one.location.groupId ?? '');
    for (const path of all) {
      const key = `${one.documentId} ${path}`;
      if (!paths.has(key)) paths.set(key, isPrice(one.saved.kind, path));
      counted?.changes.add(key);
      changed.set(one.location.id, one.location);
    }
    for (const path of group) counted?.own.add(`${one.documentId} ${path}`);
  }
  const mayPublish = (location: TenantRecord) => can(person, publishPermission[publish], tenantScopeOf(location));
  return {
    changes: paths.size,
    prices: [...paths.values()].filter(isPriced => isPriced).length,
    locations: changed.size,
    publishable: [...changed.values()].filter(mayPublish).length,
    ...(byGroup && {
      groups: [...byGroup].flatMap(([id, { changes, own }]) =>
        changes.size === 0 ? [] : { id, changes: changes.size, own: own.size },
      ),
    }),
  };
};

/** A document of a location: the content of each of its layers, as it is live and as it is saved. */
interface ComparedLocation {
  readonly location: TenantRecord;
  readonly documentId: string;
  readonly live: LayerHashes;
  readonly saved: LayerHashes;
}

interface Unpublished {
  readonly locations: readonly TenantRecord[];
  readonly groups: readonly TenantRecord[];
  readonly live: LiveLayers;
}

const layersAt = async (
  context: RequestContext,
  kind: DocumentKind,
  { locations: all, groups, live }: Unpublished,
): Promise<ComparedLocation[]> => {
  const locations = hasSeveral(kind) ? all.filter(({ menuId }) => menuId !== null) : all;
  const found: ComparedLocation[] = [];
  for (const [menuId, some] of Map.groupBy(locations, one => documentIdIn(kind, one) ?? undefined)) {
    const name = documentName({ kind, companyId: context.company.id, menuId });
    const heads = await loadHeadsOfMany(context, name, [null, ...groups, ...some]);
    const saved = new Map(heads.map(({ layer, own, base }) => [layer.tenant?.id ?? null, (own ?? base).manifest]));
    const documentId = heads[0]?.document.id ?? '';
    const contentAt = (tenantId: string | null) => saved.get(tenantId) ?? null;
    for (const location of some) {
      const { id, groupId } = location;
      const runs = live.get(id)?.get(kind);
      found.push({
        ...{ location, documentId },
        live: runs?.documentId === documentId ? runs.stack : { kind, base: null, group: null, own: null },
        saved: {
          ...{ kind, base: contentAt(null), group: groupId === null ? null : contentAt(groupId) },
          own: contentAt(id),
        },
      });
    }
  }
  return found;
};

/** The paths of the changes at a location, and those among them that the override of its group makes. */
type ChangesAt = (one: ComparedLocation) => { readonly all: readonly string[]; readonly group: readonly string[] };

/** The changed paths of a location, with the content of all compared layers read at once. */
const layerComparison = async (
  { db, content }: RequestContext,
  compared: readonly ComparedLocation[],
): Promise<ChangesAt> => {
  const differing = compared.filter(({ live, saved }) => layerHashesKey(live) !== layerHashesKey(saved));
  const hashesOf = (...levels: readonly ('base' | 'group' | 'own')[]) => [
    ...new Set(
      differing.flatMap(({ live, saved }) => levels.flatMap(level => [live[level], saved[level]])).filter(isHash),
    ),
  ];
  const { documents, lists } = await content.layers(db, {
    documents: hashesOf('base'),
    lists: hashesOf('group', 'own'),
  });
  const documentOf = (kind: DocumentKind, hash: string | null) =>
    hash === null ? initialStoredDocument(kind) : completed(kind, documents.get(hash));
  const listOf = (hash: string | null): readonly Change[] => (hash === null ? [] : (lists.get(hash) ?? []));
  const known = new Map<string, readonly string[]>();
  const once = (key: string, compute: () => readonly string[]): readonly string[] => {
    const found = known.get(key) ?? compute();
    known.set(key, found);
    return found;
  };
  const owned = new Map<string, ReadonlySet<string>>();
  const ownedBy = (hash: string | null): ReadonlySet<string> => {
    if (hash === null) return new Set();
    const found = owned.get(hash) ?? new Set(listOf(hash).map(({ path }) => path));
    owned.set(hash, found);
    return found;
  };
  const inBase = (kind: DocumentKind, live: string | null, saved: string | null) =>
    live === saved
      ? []
      : once(`${kind} ${live} ${saved}`, () =>
          pathsOf(diff(documentOf(kind, live), documentOf(kind, saved), { field: definitions[kind].field })),
        );
  const inList = (live: string | null, saved: string | null) =>
    live === saved
      ? []
      : once(`${live} ${saved}`, () => {
          const { written, reset } = listDifference(listOf(live), listOf(saved));
          return pathsOf([...written, ...reset]);
        });
  const without = (paths: readonly string[], hash: string | null): readonly string[] => {
    const own = ownedBy(hash);
    return own.size === 0 ? paths : paths.filter(path => !pathAndAbove(path).some(at => own.has(at)));
  };
  return ({ live, saved }) => {
    const base = without(without(inBase(saved.kind, live.base, saved.base), saved.group), saved.own);
    const group = without(inList(live.group, saved.group), saved.own);
    return { all: [...base, ...group, ...inList(live.own, saved.own)], group };
  };
};

const isHash = (hash: string | null): hash is string => hash !== null;

const pathsOf = (changes: readonly Change[]): readonly string[] => [...new Set(changes.map(({ path }) => path))];

const pathAndAbove = (path: string): readonly string[] => {
  const tokens = splitPath(path);
  return tokens.map((_, index) => joinTokens(tokens.slice(0, index + 1)));
};

/** An amount of money of the settings, such as a starting balance, is no price. */
const isPrice = (kind: DocumentKind, path: string): boolean =>
  kind === 'menu' && fieldAt(definitions[kind].field, path)?.kind.name === 'money';

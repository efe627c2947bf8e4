import { type DocumentKind, documentIdIn } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';
import { type Change, type Dropped, diff, isDormant } from '@commissary/document';
import { canAccess, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { pathsAbove, redactChanges, withinPaths } from '@commissary/schema';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type ChangedDocument, definitions, stateWithChanges, stateWithoutChanges } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { effectiveDocuments } from '../documents/index.ts';
import { digestLongValue } from '../saving/index.ts';
import type { CompanyDocument } from './company-document.ts';

/** What would be different: the base, the lists of some tenants, the groups of some locations. */
export interface WhatIf {
  readonly base?: unknown;
  readonly lists?: ReadonlyMap<string, readonly Change[]>;
  readonly groupOf?: ReadonlyMap<string, string | null>;
  /** The paths of the document that it is about; a location with its own value there keeps it. */
  readonly paths?: readonly string[];
}

/** The number of changes shown for one document; `total` is the number of all. */
const SHOWN = 100;

/**
 * What each location has now and what it would have, as far as the person may read it. Locations without a change are
 * left out, unless their own value is the reason.
 */
export const effectsOf = async (
  caller: Pick<UseCaseContext, 'db' | 'content' | 'person'>,
  document: CompanyDocument,
  whatIf: WhatIf,
): Promise<LocationEffect[]> => {
  const reached = document.tenants.filter(
    location => isUsedAt(document, location) && canAccess(caller.person, tenantScopeOf(location)),
  );
  const touched = reached.filter(location => isTouched(document, location, whatIf));
  const before = await effectiveDocuments(caller, touched.map(document.stackAt));
  const after = resolver(document, whatIf);
  const isAbout = aroundPaths(whatIf.paths ?? []);
  return touched.flatMap(location =>
    effectAt(caller, document, location, { ...whatIf, isAbout }, before(document.stackAt(location)), after(location)),
  );
};

const isUsedAt = ({ kind, id }: CompanyDocument, location: TenantRecord): boolean => {
  const used = documentIdIn(kind, location);
  return location.type === 'LOCATION' && (used === undefined || used === id);
};

const isTouched = (document: CompanyDocument, location: TenantRecord, { base, lists, groupOf }: WhatIf): boolean => {
  const { id, groupId } = location;
  if (base !== undefined || lists?.has(id) || (groupId !== null && lists?.has(groupId))) return true;
  if (!groupOf?.has(id)) return false;
  return document.listOf(groupOf.get(id) ?? null) !== document.listOf(groupId);
};

/** What each location would have. Groups are resolved once for all their locations. */
const resolver = (
  document: CompanyDocument,
  { base, lists, groupOf }: WhatIf,
): ((location: TenantRecord) => ChangedDocument) => {
  const { kind } = document;
  const root = stateWithoutChanges(kind, base ?? document.base);
  const groups = new Map<readonly Change[], ChangedDocument>();
  const listOf = (tenantId: string | null) => (tenantId && lists?.get(tenantId)) || document.listOf(tenantId);
  return ({ id, groupId }) => {
    const list = listOf(groupOf?.has(id) ? (groupOf.get(id) ?? null) : groupId);
    const group = groups.get(list) ?? stateWithChanges(kind, root.applied, list);
    groups.set(list, group);
    return stateWithChanges(kind, group.applied, listOf(id));
  };
};

const effectAt = (
  caller: Pick<UseCaseContext, 'person'>,
  document: CompanyDocument,
  location: TenantRecord,
  { lists, isAbout }: WhatIf & { readonly isAbout: (path: string) => boolean },
  before: ChangedDocument,
  after: ChangedDocument,
): LocationEffect[] => {
  const effect = effectBetween(caller, document.kind, location, before, after);
  const keeps = effect.total === 0 && isSetBelow(document, location, lists, isAbout);
  const isNone = effect.total === 0 && effect.asleep.length === 0 && !effect.blocked && !keeps;
  return isNone ? [] : [{ ...effect, keeps }];
};

/** What one state of a document has instead of another at a location, as far as the person may read it. */
export const effectBetween = (
  caller: Pick<UseCaseContext, 'person'>,
  kind: DocumentKind,
  location: TenantRecord,
  before: ChangedDocument,
  after: ChangedDocument,
): LocationEffect => {
  const { field } = definitions[kind];
  const held: ReadonlySet<string> = permissionsAt(caller.person, tenantScopeOf(location));
  const visible = <C extends Change | Dropped>(entries: readonly C[]): C[] =>
    redactChanges(field, entries as readonly Change[], permission => held.has(permission)) as C[];
  const changes = visible(diff(before.document, after.document, { field }));
  const slept = new Set(before.dropped.filter(isDormant).map(nameOf));
  const dormant = visible(after.dropped.filter(report => isDormant(report) && !slept.has(nameOf(report))));
  return {
    locationId: location.id,
    kind,
    changes: changes.slice(0, SHOWN).map(shortened),
    total: changes.length,
    asleep: dormant.map(({ path, reason }) => ({ path, reason })),
    blocked: before.issues.length === 0 && after.issues.length > 0,
    keeps: false,
  };
};

/** Whether the location, or a group that is not changed itself, sets a value at the paths in question. */
const isSetBelow = (
  { listOf }: CompanyDocument,
  { id, groupId }: TenantRecord,
  lists: WhatIf['lists'],
  isAbout: (path: string) => boolean,
): boolean =>
  [id, groupId].some(
    tenantId => tenantId !== null && !lists?.has(tenantId) && listOf(tenantId).some(({ path }) => isAbout(path)),
  );

/** Whether a path is one of some paths, inside one or around one. */
export const aroundPaths = (paths: readonly string[]): ((path: string) => boolean) => {
  const [isWithin, above] = [withinPaths(paths), new Set(paths.flatMap(pathsAbove))];
  return path => isWithin(path) || above.has(path);
};

const nameOf = ({ op, path }: Dropped): string => `${op} ${path}`;

const shortened = (change: Change): Change =>
  'value' in change ? { ...change, value: digestLongValue(change.value) } : change;

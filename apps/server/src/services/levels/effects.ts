import type { PlaceEffect } from '@commissary/contract';
import { type Change, type Dropped, diff, isDormant } from '@commissary/document';
import { canAccess, permissionsAt, scopeOf } from '@commissary/domain';
import { isBelow, redactChanges } from '@commissary/schema';
import type { Tenant } from '../../store/tenant.ts';
import type { Caller } from '../caller.ts';
import { definitions } from '../documents/definitions.ts';
import { effectiveDocuments } from '../documents/effective.ts';
import { shorten } from '../documents/logged.ts';
import { type Changed, changed, unchanged } from '../documents/sound.ts';
import type { CompanyDocument } from './company-document.ts';

/** What would be different: the base, the lists of some places, the groups of some locations. */
export interface WhatIf {
  readonly base?: unknown;
  readonly lists?: ReadonlyMap<string, readonly Change[]>;
  readonly groupOf?: ReadonlyMap<string, string | null>;
  /** The places of the document that it is about; a location with a value of its own there keeps it. */
  readonly paths?: readonly string[];
}

/** How many changes of one document are shown; `total` says how many there are. */
const SHOWN = 100;

/**
 * What each location has now beside what it would have, as far as the person may see it. Locations where nothing changes
 * are left out, unless their own value is the reason.
 */
export const effectsOf = async (
  caller: Pick<Caller, 'db' | 'content' | 'person'>,
  document: CompanyDocument,
  whatIf: WhatIf,
): Promise<PlaceEffect[]> => {
  const reached = document.tenants.filter(
    location => isUsedAt(document, location) && canAccess(caller.person, scopeOf(location)),
  );
  const touched = reached.filter(location => isTouched(document, location, whatIf));
  const before = await effectiveDocuments(caller, touched.map(document.stackAt));
  const after = resolver(document, whatIf);
  return touched.flatMap(location =>
    effectAt(caller, document, location, whatIf, before(document.stackAt(location)), after(location)),
  );
};

const isUsedAt = (document: CompanyDocument, { type, menuId }: Tenant): boolean =>
  type === 'LOCATION' && (document.kind !== 'menu' || menuId === document.id);

const isTouched = (document: CompanyDocument, location: Tenant, { base, lists, groupOf }: WhatIf): boolean => {
  const { id, groupId } = location;
  if (base !== undefined || lists?.has(id) || (groupId !== null && lists?.has(groupId))) return true;
  if (!groupOf?.has(id)) return false;
  return document.listOf(groupOf.get(id) ?? null) !== document.listOf(groupId);
};

/** What each location would have. Groups are resolved once for all their locations. */
const resolver = (document: CompanyDocument, { base, lists, groupOf }: WhatIf): ((location: Tenant) => Changed) => {
  const { kind } = document;
  const root = unchanged(kind, base ?? document.base);
  const groups = new Map<readonly Change[], Changed>();
  const listOf = (tenantId: string | null) => (tenantId && lists?.get(tenantId)) || document.listOf(tenantId);
  return ({ id, groupId }) => {
    const list = listOf(groupOf?.has(id) ? (groupOf.get(id) ?? null) : groupId);
    const group = groups.get(list) ?? changed(kind, root.applied, list);
    groups.set(list, group);
    return changed(kind, group.applied, listOf(id));
  };
};

const effectAt = (
  caller: Pick<Caller, 'person'>,
  document: CompanyDocument,
  location: Tenant,
  { lists, paths }: WhatIf,
  before: Changed,
  after: Changed,
): PlaceEffect[] => {
  const { kind } = document;
  const { field } = definitions[kind];
  const held: ReadonlySet<string> = permissionsAt(caller.person, scopeOf(location));
  const visible = <C extends Change | Dropped>(entries: readonly C[]): C[] =>
    redactChanges(field, entries as readonly Change[], right => held.has(right)) as C[];
  const changes = visible(diff(before.document, after.document, { field }));
  const slept = new Set(before.dropped.filter(isDormant).map(nameOf));
  const asleep = visible(after.dropped.filter(report => isDormant(report) && !slept.has(nameOf(report))));
  const blocked = before.issues.length === 0 && after.issues.length > 0;
  const keeps = changes.length === 0 && isSetBelow(document, location, lists, paths ?? []);
  if (changes.length === 0 && asleep.length === 0 && !blocked && !keeps) return [];
  return [
    {
      locationId: location.id,
      kind,
      changes: changes.slice(0, SHOWN).map(shortened),
      total: changes.length,
      asleep: asleep.map(({ path, reason }) => ({ path, reason })),
      blocked,
      keeps,
    },
  ];
};

/** Whether the location, or a group that is not itself what changes, says something at the places in question. */
const isSetBelow = (
  { listOf }: CompanyDocument,
  { id, groupId }: Tenant,
  lists: WhatIf['lists'],
  paths: readonly string[],
): boolean =>
  [id, groupId].some(
    tenantId =>
      tenantId !== null &&
      !lists?.has(tenantId) &&
      listOf(tenantId).some(({ path }) => paths.some(place => isBelow(path, place) || isBelow(place, path))),
  );

const nameOf = ({ op, path }: Dropped): string => `${op} ${path}`;

const shortened = (change: Change): Change =>
  'value' in change ? { ...change, value: shorten(change.value) } : change;

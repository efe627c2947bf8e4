import { apply, getAt } from '@commissary/document';
import {
  fieldAt,
  isArray,
  isBelow,
  isList,
  joinPath,
  memberToken,
  own,
  referencedList,
  removedTargets,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { grantsText } from '../context/index.ts';
import {
  authorizeDocument,
  type DocumentLayer,
  type DocumentRequest,
  type DocumentTarget,
} from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { brokenUsages, fields } from './broken-usages.ts';
import { kindsReferringTo } from './usages.ts';

export interface ListAddress extends DocumentTarget {
  readonly list: string;
}

export interface UsedRow {
  readonly id: string;
  readonly total: number;
}

/**
 * The rows of a list that are used, with the number of usages as `usagesOfMember` counts them. Every page of the list
 * asks, and what all locations set is searched: so it is cached, for people of equal permissions, until something is
 * saved.
 */
export const usedRows = async (caller: DocumentRequest, address: ListAddress): Promise<UsedRow[]> => {
  const layer = await authorizeDocument(caller, address);
  const { kind, companyId, menuId = '', tenant } = layer;
  const field = fieldAt(definitions[kind].field, address.list);
  if (field === undefined || !isList(field)) throw apiError(400, 'bad-path', 'list');
  const key = `used ${companyId} ${kind} ${menuId} ${tenant?.id ?? ''} ${address.list} ${grantsText(caller.person)}`;
  return caller.rowCache.getOrLoad('states', key, () => findUsedRows(caller, layer, address));
};

const findUsedRows = async (
  caller: DocumentRequest,
  layer: DocumentLayer,
  address: ListAddress,
): Promise<UsedRow[]> => {
  const { kind } = layer;
  const list = { document: kind, path: referencedList(fields[kind], address.list) };
  let owners: Owners = new Map();
  const found = await brokenUsages(caller, {
    layer,
    kinds: kindsReferringTo(list),
    lost: document => {
      owners = ownersIn(kind, document, address.list, list.path);
      return new Map([...owners].map(([path, ids]) => [path, new Set(ids.keys())]));
    },
  });
  const totals = new Map<string, number>();
  for (const { use, list: lost, found: reference } of found) {
    const id = owners.get(lost)?.get(String(reference.id));
    if (id === undefined || (use.kind === kind && isBelow(use.path, rowPath(address.list, id)))) continue;
    totals.set(id, (totals.get(id) ?? 0) + 1);
  }
  return [...totals].map(([id, total]) => ({ id, total }));
};

/** By the path of a list and the id of a member in it, the row that the member is removed with. */
type Owners = ReadonlyMap<string, ReadonlyMap<string, string>>;

const ownersIn = (kind: DocumentTarget['kind'], document: unknown, list: string, referenced: string): Owners => {
  const members = getAt(document, list);
  const rows = isArray(members) ? members.map(member => String(own(member, 'id'))) : [];
  const owners = new Map([[referenced, new Map(rows.map(id => [id, id]))]]);
  const lostWith = (ids: readonly string[]) => {
    const without = apply(
      document,
      ids.map(id => ({ op: 'remove', path: rowPath(list, id) })),
    );
    return removedTargets(fields, kind, document, without);
  };
  // Most rows have no members that others refer to: one look at all of them says so.
  if (rows.length === 0 || [...lostWith(rows).keys()].every(path => path === referenced)) return owners;
  for (const row of rows)
    for (const [path, ids] of lostWith([row])) {
      const known = owners.get(path) ?? new Map<string, string>();
      for (const id of ids) known.set(id, row);
      owners.set(path, known);
    }
  return owners;
};

const rowPath = (list: string, id: string): string => joinPath(list, memberToken(id));

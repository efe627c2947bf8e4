import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import { apply, getAt } from '@commissary/document';
import {
  collectReferences,
  definitionPath,
  fieldAt,
  isArray,
  isBelow,
  isList,
  joinPath,
  type DocumentPath as ListPlace,
  listsOf,
  memberToken,
  own,
  referencedList,
  removedTargets,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { grantsText } from '../context/index.ts';
import type { DocumentLayer, DocumentRequest } from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { brokenUsages, fields } from './broken-usages.ts';

/**
 * The usages of the rows of a list, by the row's id: in every document of the tenant as it is saved there, and in the
 * overrides of the groups and locations below it. Left out: what the person may not read, and what would be removed
 * with the row. Every page of the list asks, and what all locations set is searched: so it is cached, for people of
 * equal permissions, until something is saved.
 */
export const usagesInList = async (
  caller: DocumentRequest,
  layer: DocumentLayer,
  list: string,
): Promise<ReadonlyMap<string, readonly Use[]>> => {
  const { kind, companyId, menuId = '', tenant } = layer;
  const field = fieldAt(definitions[kind].field, list);
  if (field === undefined || !isList(field)) throw apiError(400, 'bad-path', 'list');
  const key = `used ${companyId} ${kind} ${menuId} ${tenant?.id ?? ''} ${list} ${caller.language} ${grantsText(caller.person)}`;
  return caller.rowCache.getOrLoad('states', [companyId], key, () => findUsages(caller, layer, list));
};

const findUsages = async (
  caller: DocumentRequest,
  layer: DocumentLayer,
  list: string,
): Promise<ReadonlyMap<string, readonly Use[]>> => {
  const { kind } = layer;
  const referenced = { document: kind, path: referencedList(fields[kind], list) };
  let owners: Owners = new Map();
  const found = await brokenUsages(caller, {
    layer,
    kinds: kindsReferringTo(referenced),
    lost: document => {
      owners = ownersIn(kind, document, list, referenced.path);
      return new Map([...owners].map(([path, ids]) => [path, new Set(ids.keys())]));
    },
    goneWith: (path, id) => {
      const of = owners.get(path) ?? new Map<string, string>();
      return new Set([...of].flatMap(([other, row]) => (row === of.get(id) ? [other] : [])));
    },
  });
  const usages = new Map<string, Use[]>();
  for (const { use, list: lost, found: reference } of found) {
    const id = owners.get(lost)?.get(String(reference.id));
    if (id === undefined || (use.kind === kind && isBelow(use.path, rowPath(list, id)))) continue;
    const known = usages.get(id);
    if (known === undefined) usages.set(id, [use]);
    else known.push(use);
  }
  return usages;
};

/** By the path of a list and the id of a member in it, the row that the member is removed with. */
type Owners = ReadonlyMap<string, ReadonlyMap<string, string>>;

const ownersIn = (kind: DocumentKind, document: unknown, list: string, referenced: string): Owners => {
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

/** The kinds of documents that may reference a member of a list, or one inside it. */
export const kindsReferringTo = (list: ListPlace): DocumentKind[] =>
  documentKinds.filter(kind =>
    collectReferences(fields[kind])
      .flatMap(listsOf)
      .some(({ document = kind, path }) => document === list.document && isInside(path, definitionPath(list.path))),
  );

const isInside = (path: string, list: string): boolean => path === list || path.startsWith(`${list}/[]/`);

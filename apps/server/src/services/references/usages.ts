import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import { apply } from '@commissary/document';
import {
  collectReferences,
  definitionPath,
  fieldAt,
  isBelow,
  isMemberToken,
  joinTokens,
  type DocumentPath as ListPlace,
  listsOf,
  memberId,
  referencedList,
  removedTargets,
  splitPath,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { authorizeDocument, type DocumentRequest, type DocumentTarget } from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { brokenUsages, fields } from './broken-usages.ts';

export interface MemberAddress extends DocumentTarget {
  readonly path: string;
}

export interface Usages {
  readonly uses: Use[];
  readonly total: number;
}

/** More than a person reads; the total is returned beside it. */
export const mostUsages = 100;

/**
 * The usages of a list member, or of one inside it: in every document of the tenant as it is saved there, and in the
 * overrides of the groups and locations below it. Left out: what the person may not read, and what would be removed
 * with the member.
 */
export const usagesOfMember = async (caller: DocumentRequest, address: MemberAddress): Promise<Usages> => {
  const layer = await authorizeDocument(caller, address);
  const member = memberOf(address);
  const found = await brokenUsages(caller, {
    layer,
    kinds: kindsReferringTo(member.list),
    lost: own =>
      new Map([
        ...(own === undefined ? [] : removedTargets(fields, layer.kind, own, without(own, address.path))),
        [member.list.path, new Set([member.id])],
      ]),
  });
  const uses = found
    .map(({ use }) => use)
    .filter(({ kind, path }) => kind !== layer.kind || !isBelow(path, address.path));
  return { uses: uses.slice(0, mostUsages), total: uses.length };
};

const without = (document: unknown, path: string): unknown => apply(document, [{ op: 'remove', path }]);

interface Member {
  /** Its list, by the path that references to it are found with. */
  readonly list: ListPlace;
  readonly id: string;
}

const memberOf = ({ kind, path }: MemberAddress): Member => {
  const tokens = splitPath(path);
  const last = tokens.pop() ?? '';
  if (!isMemberToken(last) || fieldAt(definitions[kind].field, path) === undefined)
    throw apiError(400, 'bad-path', 'path');
  return { list: { document: kind, path: referencedList(fields[kind], joinTokens(tokens)) }, id: memberId(last) };
};

/** The kinds of documents that may reference a member of a list, or one inside it. */
export const kindsReferringTo = (list: ListPlace): DocumentKind[] =>
  documentKinds.filter(kind =>
    collectReferences(fields[kind])
      .flatMap(listsOf)
      .some(({ document = kind, path }) => document === list.document && isInside(path, definitionPath(list.path))),
  );

const isInside = (path: string, list: string): boolean => path === list || path.startsWith(`${list}/[]/`);

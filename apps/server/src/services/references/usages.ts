import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import { apply } from '@commissary/document';
import {
  collectReferences,
  fieldAt,
  isBelow,
  isMemberToken,
  joinTokens,
  type DocumentPath as ListPlace,
  memberId,
  namedTarget,
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
  /** Its list, by definition path. */
  readonly list: ListPlace;
  readonly id: string;
}

const memberOf = ({ kind, path }: MemberAddress): Member => {
  const tokens = splitPath(path);
  const last = tokens.pop() ?? '';
  if (!isMemberToken(last) || fieldAt(definitions[kind].field, path) === undefined)
    throw apiError(400, 'bad-path', 'path');
  const steps = tokens.map(token => (isMemberToken(token) ? '[]' : token));
  return { list: { document: kind, path: joinTokens(steps) }, id: memberId(last) };
};

/** The kinds of documents that may reference a member of a list, or one inside it. */
const kindsReferringTo = (list: ListPlace): DocumentKind[] =>
  documentKinds.filter(kind =>
    collectReferences(fields[kind]).some(({ to }) => {
      const { document = kind, path } = namedTarget(to);
      return document === list.document && (path === list.path || path.startsWith(`${list.path}/[]/`));
    }),
  );

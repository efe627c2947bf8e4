import type { Use } from '@commissary/contract';
import { fieldAt, isMemberToken, joinTokens, memberId, splitPath } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { authorizeDocument, type DocumentRequest, type DocumentTarget } from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { usagesInList } from './list-usages.ts';

export interface MemberAddress extends DocumentTarget {
  readonly path: string;
}

export interface Usages {
  readonly uses: Use[];
  readonly total: number;
}

/** More than a person reads; the total is returned beside it. */
export const mostUsages = 100;

/** The usages of a list member, or of one inside it: see `usagesInList`. */
export const usagesOfMember = async (caller: DocumentRequest, address: MemberAddress): Promise<Usages> => {
  const layer = await authorizeDocument(caller, address);
  const tokens = splitPath(address.path);
  const last = tokens.pop() ?? '';
  if (!isMemberToken(last) || fieldAt(definitions[address.kind].field, address.path) === undefined)
    throw apiError(400, 'bad-path', 'path');
  const uses = (await usagesInList(caller, layer, joinTokens(tokens))).get(memberId(last)) ?? [];
  return { uses: uses.slice(0, mostUsages), total: uses.length };
};

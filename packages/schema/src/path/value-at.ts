import { attachedIndexes, findMember, type Indexes, isArray, own } from '../value/index.ts';
import { isMemberToken, memberId, splitPath, tokenKey } from './path.ts';

/** Returns the value at a path, with members by identity; `undefined` where there is none. */
export const valueAt = (value: unknown, path: string): unknown => {
  let here = value;
  const kept = path.includes('/[') ? attachedIndexes(value) : undefined;
  for (const token of splitPath(path)) here = stepInto(here, token, kept);
  return here;
};

const stepInto = (value: unknown, token: string, kept: Indexes | undefined): unknown => {
  if (!isMemberToken(token)) return own(value, tokenKey(token));
  return isArray(value) ? findMember(value, memberId(token), kept) : undefined;
};

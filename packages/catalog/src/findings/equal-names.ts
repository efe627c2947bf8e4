import { joinPath, memberPath } from '@commissary/schema';
import type { Finding } from '../finding.ts';

interface Listed {
  readonly id: string | number;
}

/** Members of one list that a person cannot tell apart: each after the first of its name. `nameAt` is below the member. */
export const equalNames = <T extends Listed>(
  list: string,
  members: readonly T[],
  nameAt: string,
  nameOf: (member: T) => string,
  /** Equal names in different groups are told apart by the group. */
  groupOf: (member: T) => unknown = () => '',
): Finding[] => {
  const seen = new Set<string>();
  return members.flatMap((member): Finding[] => {
    const name = nameOf(member).trim();
    const key = `${String(groupOf(member))} ${name.toLowerCase()}`;
    const isSeen = seen.has(key);
    seen.add(key);
    if (!isSeen || name === '') return [];
    return [{ code: 'equal-names', path: joinPath(memberPath(list, member.id), nameAt), names: [name] }];
  });
};

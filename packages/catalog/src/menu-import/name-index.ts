import { nearName } from './read-cells.ts';
import { cellText } from './same-text.ts';

/** Members by name: by the exact one, and by a near one where none is exact. */
export interface NameIndex<T> {
  /** Those of this name in a scope. */
  exact(name: string, scope?: string): readonly T[];
  /** Those whose name differs in case, spaces or accents at most. */
  near(name: string, scope?: string): readonly T[];
  add(member: T, name: string, scope?: string): void;
}

/** Near names are indexed when somebody first asks for one: a file that names everything as it is never does. */
export const nameIndex = <T>(): NameIndex<T> => {
  const added: { readonly member: T; readonly name: string; readonly scope: string }[] = [];
  const exact = new Map<string, T[]>();
  const near = new Map<string, T[]>();
  let isNearUpTo = 0;
  return {
    exact: (name, scope = '') => exact.get(keyOf(scope, cellText(name))) ?? [],
    near: (name, scope = '') => {
      for (const one of added.slice(isNearUpTo)) put(near, keyOf(one.scope, nearName(one.name)), one.member);
      isNearUpTo = added.length;
      return near.get(keyOf(scope, nearName(cellText(name)))) ?? [];
    },
    add: (member, stored, scope = '') => {
      const name = cellText(stored);
      added.push({ member, name, scope });
      put(exact, keyOf(scope, name), member);
    },
  };
};

/** The member of this name, exactly or nearly; null when it is not clear which one. */
export const oneNamed = <T extends object>(index: NameIndex<T>, name: string, scope?: string): T | null | undefined => {
  const exact = index.exact(name, scope);
  const found = exact.length > 0 ? exact : index.near(name, scope);
  return found.length > 1 ? null : found[0];
};

const keyOf = (scope: string, name: string): string => `${scope}\n${name}`;

const put = <T>(map: Map<string, T[]>, key: string, member: T): void => {
  const members = map.get(key);
  if (members === undefined) map.set(key, [member]);
  else members.push(member);
};

import { nearName } from './read-cells.ts';
import { cellText } from './same-text.ts';

/** Members by name: by the exact one, and by a near one where none is exact; of the menu, or of a part of it. */
export interface NameIndex<T> {
  /** Those of this name in a scope. */
  exact(name: string, scope?: object): readonly T[];
  /** Those whose name differs in case, spaces or accents at most. */
  near(name: string, scope?: object): readonly T[];
  /** `isNear`: also found by a near name. */
  add(member: T, name: string, scope?: object, isNear?: boolean): void;
}

const everywhere = {};

/** Near names are indexed when somebody first asks for one: a file that names everything as it is never does. */
export const nameIndex = <T>(): NameIndex<T> => {
  const waiting: { readonly member: T; readonly name: string; readonly scope: object }[] = [];
  const [exact, near] = [scopes<T>(), scopes<T>()];
  return {
    exact: (name, scope = everywhere) => exact.get(scope, cellText(name)),
    near: (name, scope = everywhere) => {
      for (const one of waiting) near.put(one.scope, nearName(one.name), one.member);
      waiting.length = 0;
      return near.has(scope) ? near.get(scope, nearName(cellText(name))) : none;
    },
    add: (member, stored, scope = everywhere, isNear = true) => {
      const name = cellText(stored);
      if (isNear) waiting.push({ member, name, scope });
      exact.put(scope, name, member);
    },
  };
};

/** The member of this name, exactly or nearly; null when it is not clear which one. */
export const oneNamed = <T extends object>(index: NameIndex<T>, name: string): T | null | undefined => {
  const exact = index.exact(name);
  const found = exact.length > 0 ? exact : index.near(name);
  return found.length > 1 ? null : found[0];
};

const none: readonly never[] = [];

const scopes = <T>() => {
  const byScope = new Map<object, Map<string, T[]>>();
  return {
    has: (scope: object): boolean => byScope.has(scope),
    get: (scope: object, name: string): readonly T[] => byScope.get(scope)?.get(name) ?? none,
    put: (scope: object, name: string, member: T) => {
      const names = byScope.get(scope) ?? new Map<string, T[]>();
      byScope.set(scope, names);
      const members = names.get(name);
      if (members === undefined) names.set(name, [member]);
      else members.push(member);
    },
  };
};

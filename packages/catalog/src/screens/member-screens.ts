import { isMemberToken, joinTokens, memberId, memberToken, splitPath } from '@commissary/schema';
import { type DocumentKind, sectionAt } from '../documents/index.ts';
import type { Params } from './address.ts';
import type { ScreenMatch } from './match-screen.ts';
import { builtScreens, type RegisteredScreen } from './registry.ts';
import { type AddedMember, type EditedMember, editsMember, editsSections } from './screen.ts';

/** Returns the path of the member that a screen edits, from the params of its address. */
export const editedPath = ({ path }: EditedMember, params: Params): string => withParams(path, params);

/** Returns the path of the list to which a screen adds a member, and the values of it that the address names. */
export const addition = ({ addsTo, values = {} }: AddedMember, params: Params) => ({
  listPath: withParams(addsTo, params),
  values: Object.fromEntries(
    Object.entries(values).flatMap(([key, name]) => {
      const value = params[name];
      return value === undefined || value === 'none' ? [] : [[key, value]];
    }),
  ),
});

/** Returns the keys of the values that the next member of a list has in common with the one before it: where it belongs. */
export const valuesOfAnother = (kind: DocumentKind, listPath: string): readonly string[] =>
  builtScreens.flatMap(({ edits }) =>
    edits !== undefined && 'addsTo' in edits && edits.document === kind && paramsOf(edits.addsTo, listPath) !== null
      ? Object.keys(edits.values ?? {})
      : [],
  );

const withParams = (path: string, params: Params): string =>
  joinTokens(
    splitPath(path).map(token => {
      const name = paramIn(token);
      return name === undefined ? token : memberToken(params[name] ?? '');
    }),
  );

/**
 * Returns the screen that shows a path of a document most closely: that of the innermost member around it, else the one
 * that edits its section. Null where none does.
 */
export const screenOfPath = (kind: DocumentKind, path: string): ScreenMatch | null =>
  memberScreenOf(kind, path) ?? sectionScreenOf(kind, path);

/** Returns the screen of the member at exactly this path; null where members of its list have none. */
export const screenOfMember = (kind: DocumentKind, path: string): ScreenMatch | null => {
  const found = memberScreenOf(kind, path);
  return found !== null && paramsOf(found.screen.edits.path, path) !== null && isAsLong(found.screen.edits.path, path)
    ? found
    : null;
};

type MemberScreen = RegisteredScreen & { readonly edits: EditedMember };

const isMemberScreen = (screen: RegisteredScreen): screen is MemberScreen =>
  screen.edits !== undefined && editsMember(screen.edits);

const isAsLong = (pattern: string, path: string): boolean => splitPath(pattern).length === splitPath(path).length;

/** The paths that screens of members show, the longest first. */
const memberScreens = builtScreens
  .filter(isMemberScreen)
  .filter(({ edits }) => !edits.aggregates)
  .flatMap(screen => [screen.edits.path, ...(screen.edits.alsoShows ?? [])].map(pattern => ({ screen, pattern })))
  .toSorted((a, b) => splitPath(b.pattern).length - splitPath(a.pattern).length);

const memberScreenOf = (kind: DocumentKind, path: string) => {
  for (const { screen, pattern } of memberScreens) {
    const params = screen.edits.document === kind ? paramsOf(pattern, path) : null;
    if (params !== null) return { screen, params };
  }
  return null;
};

/** The ids in a path at or below the pattern; null for any other path. */
const paramsOf = (pattern: string, path: string): Params | null => {
  const tokens = splitPath(path);
  const params: Record<string, string> = {};
  for (const [depth, expected] of splitPath(pattern).entries()) {
    const token = tokens[depth];
    const name = paramIn(expected);
    const isMember = name !== undefined || expected === '[]';
    if (token === undefined || (isMember ? !isMemberToken(token) : token !== expected)) return null;
    if (name !== undefined) params[name] = memberId(token);
  }
  return params;
};

const paramIn = (token: string): string | undefined => /^\[:(\w+)\]$/.exec(token)?.[1];

const sectionScreenOf = (kind: DocumentKind, path: string): ScreenMatch | null => {
  const section = sectionAt(kind, path)?.key ?? '';
  const screen = builtScreens.find(({ edits }) => {
    if (edits?.document !== kind || !editsSections(edits) || edits.aggregates) return false;
    const sections: readonly string[] = edits.sections;
    return sections.includes(section);
  });
  return screen === undefined ? null : { screen, params: {} };
};

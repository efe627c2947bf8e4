import { isKeyToken, isMemberToken, splitPath } from '@commissary/schema';

/**
 * One step from an older definition of a document to the next, as data. Paths are those of the definition: `[]` stands for
 * every member of an array and `*` for every key. A new name or id must not be in use where it is given.
 */
export type MigrationStep =
  /** Renames the last key of the path to `to`. */
  | { readonly op: 'rename'; readonly path: string; readonly to: string }
  /** The field is no more. */
  | { readonly op: 'drop'; readonly path: string }
  /** A value of the first column becomes that of the second; others stay. */
  | {
      readonly op: 'convert';
      readonly path: string;
      readonly values: readonly (readonly [from: unknown, to: unknown])[];
    }
  /** Members of the array at the path, by id, get other ids; what refers to them is for `convert`. */
  | { readonly op: 'rekey'; readonly path: string; readonly ids: Readonly<Record<string, string | number>> };

/** The tokens of a step's path. */
export const pathOfStep = (step: MigrationStep): readonly string[] => splitPath(step.path);

export const EVERY_MEMBER = '[]';
export const EVERY_KEY = '*';

/** Returns how many tokens a path shares with a pattern; undefined when they differ before either ends. */
export const follows = (way: readonly string[], tokens: readonly string[]): boolean => {
  const shorter = Math.min(way.length, tokens.length);
  for (let i = 0; i < shorter; i++) if (!stands(way[i] as string, tokens[i] as string)) return false;
  return true;
};

const stands = (step: string, token: string): boolean => {
  if (step === EVERY_MEMBER) return isMemberToken(token);
  return step === EVERY_KEY ? isKeyToken(token) : step === token;
};

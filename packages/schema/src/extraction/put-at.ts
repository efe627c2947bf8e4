import { tokenKey } from '../path/index.ts';
import { isRecord } from '../value/index.ts';

/** Puts a value at a path below a record that is being built. */
export const putAt = (root: Record<string, unknown>, tokens: readonly string[], value: unknown): void => {
  let here = root;
  for (const token of tokens.slice(0, -1)) {
    const key = tokenKey(token);
    // A part is shared with the store, so everything built around it is a copy.
    const inner = { ...(isRecord(here[key]) ? here[key] : {}) };
    here[key] = inner;
    here = inner;
  }
  here[tokenKey(tokens.at(-1) ?? '')] = value;
};

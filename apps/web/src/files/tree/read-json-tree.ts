import { deepest, FileError } from '../table-file.ts';
import type { Tree } from './tree.ts';

/** A number as the file writes it, where the browser says so: as a number it would lose digits. */
type Source = { readonly source?: string } | undefined;

/** Reads JSON. */
export const readJsonTree = (text: string): Tree => {
  checkDepth(text);
  try {
    return treeOf(
      JSON.parse(text, (_key, value: unknown, ...[context]: readonly Source[]) =>
        typeof value === 'number' ? (context?.source ?? String(value)) : value,
      ),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = /line (\d+)/.exec(error.message)?.[1];
    throw new FileError({ problem: 'broken', line: line === undefined ? lastLine(text) : Number(line) });
  }
};

/** The depth is looked at before anything is parsed: a parser calls itself for each level. */
const checkDepth = (text: string): void => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at++;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') {
      depth++;
      if (depth > deepest) throw new FileError({ problem: 'too-deep' });
    } else if (letter === '}' || letter === ']') depth--;
  }
};

const treeOf = (value: unknown): Tree => {
  if (Array.isArray(value)) return value.map(treeOf);
  if (typeof value === 'object' && value !== null)
    return new Map(Object.entries(value).map(([name, one]) => [name, treeOf(one)]));
  return value === null || value === undefined ? '' : String(value).trim();
};

/** Where a file that was cut off ends. */
const lastLine = (text: string): number => text.trimEnd().split('\n').length;

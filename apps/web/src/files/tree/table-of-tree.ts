import { FileError, type FileRow, mostFileColumns, mostFileRows } from '../table-file.ts';
import type { Tree } from './tree.ts';

/** A row that is not complete: what each column says, by its number. */
type SparseRow = readonly (readonly [column: number, text: string])[];

/**
 * A tree as a table: each record of its innermost lists is a row, beside the values of the records around it. Headers are the
 * names of the values, with the name of what is around them where two would be the same: `items.name`.
 */
export const tableOfTree = (tree: Tree): { readonly headers: readonly string[]; readonly rows: readonly FileRow[] } => {
  const columns = new Map<string, number>();
  const paths: string[][] = [];
  const rows: SparseRow[] = [];
  const columnOf = (path: readonly string[]): number => {
    const key = JSON.stringify(path);
    const known = columns.get(key);
    if (known !== undefined) return known;
    if (columns.size === mostFileColumns) throw new FileError({ problem: 'too-many-columns' });
    columns.set(key, columns.size);
    paths.push([...path]);
    return columns.size - 1;
  };
  /** What a record says itself goes into `own`, the lists in it into `lists`. */
  const split = (
    value: Tree,
    path: readonly string[],
    own: [number, string][],
    lists: [string[], readonly Tree[]][],
  ) => {
    if (typeof value === 'string') {
      if (value !== '') own.push([columnOf(path), value]);
    } else if (value instanceof Map) for (const [name, one] of value) split(one, [...path, name], own, lists);
    else if (Array.isArray(value)) lists.push([[...path], value]);
  };
  const add = (value: Tree, path: readonly string[], around: SparseRow): void => {
    const own: [number, string][] = [];
    const lists: [string[], readonly Tree[]][] = [];
    split(value, path, own, lists);
    const row = own.length === 0 ? around : [...around, ...own];
    const filled = lists.filter(([, members]) => members.length > 0);
    if (filled.length === 0 && own.length > 0) {
      if (rows.length === mostFileRows) throw new FileError({ problem: 'too-many-rows', rows: mostFileRows + 1 });
      rows.push(row);
    }
    for (const [inner, members] of filled) for (const member of members) add(member, inner, row);
  };
  add(tree, [], []);
  const isList = !(tree instanceof Map) || [...tree.values()].some(value => typeof value !== 'string');
  if (rows.length === 0 || !isList) throw new FileError({ problem: 'no-records' });
  return {
    headers: headersOf(paths),
    rows: rows.map((row, index) => {
      const cells = new Array<string>(paths.length).fill('');
      for (const [column, text] of row) cells[column] = text;
      return { line: index + 1, cells };
    }),
  };
};

/** The end of each path, as short as no other column has the same; what the whole file says has no list around it. */
const headersOf = (paths: readonly (readonly string[])[]): readonly string[] => {
  const endOf = (path: readonly string[], length: number) => path.slice(-length).join('.');
  const counts = new Map<string, number>();
  for (const path of paths)
    for (let length = 1; length <= path.length; length++) {
      const end = endOf(path, length);
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  return paths.map(path => {
    if (path.length === 1 && counts.get(path[0] ?? '') !== 1) return `file.${path[0]}`;
    const length = path.findIndex((_, index) => counts.get(endOf(path, index + 1)) === 1);
    return endOf(path, length < 0 ? path.length : length + 1);
  });
};

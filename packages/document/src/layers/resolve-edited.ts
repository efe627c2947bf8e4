import { isBelow } from '@commissary/schema';
import { applyReporting } from '../apply/index.ts';
import { type Applied, type Change, differingEntries, getAt, isContent } from '../change/index.ts';

/**
 * Returns what `resolve` returns after the last list was edited (law L32), at the cost of the entries that differ;
 * undefined where members are placed, or an entry has no effect: then everything has to be resolved. `parent` is the
 * document of the layers below the list, `known` what was resolved with the list `before`.
 */
export const resolveEdited = <D>(
  parent: D,
  known: Applied<D>,
  before: readonly Change[],
  after: readonly Change[],
): Applied<D> | undefined => {
  const differing = differingEntries(before, after);
  const paths = [...new Set(differing.map(({ path }) => path))];
  if (!differing.every(isContent) || paths.some(path => isNested(path, paths) || isDropped(path, known)))
    return undefined;
  const values = new Map(paths.map((path): [string, unknown] => [path, getAt(parent, path)]));
  const isKept = new Set(before);
  for (const change of differing)
    if (!isKept.has(change)) values.set(change.path, change.op === 'set' ? change.value : undefined);
  const { value, dropped } = applyReporting(
    known.value,
    [...values].map(
      ([path, value]): Change => (value === undefined ? { op: 'unset', path } : { op: 'set', path, value }),
    ),
  );
  return dropped.length === 0 ? { value, dropped: known.dropped } : undefined;
};

const isNested = (path: string, paths: readonly string[]): boolean =>
  paths.some(other => other !== path && isBelow(path, other));

const isDropped = (path: string, { dropped }: Applied<unknown>): boolean =>
  dropped.some(report => isBelow(report.path, path) || isBelow(path, report.path));

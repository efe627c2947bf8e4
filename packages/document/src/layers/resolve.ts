import { ApplyContext, applyInContext, compareReports } from '../apply/index.ts';
import type { Applied, Change, Dropped } from '../change/index.ts';

/**
 * Returns the document with several lists on top, the first one lowest (law L17), and the reports of all of them, each
 * with the position of its list as `layer`.
 */
export const resolve = <D>(base: D, layers: readonly (readonly Change[])[]): Applied<D> => {
  let value = base;
  const dropped: Dropped[] = [];
  let run: ApplyContext | undefined;
  layers.forEach((changes, layer) => {
    run = new ApplyContext(base, layer, run);
    value = applyInContext(value, changes, run);
    if (run.dropped.length > 0) dropped.push(...run.dropped.sort(compareReports));
  });
  return { value: run?.finish(value) ?? value, dropped };
};

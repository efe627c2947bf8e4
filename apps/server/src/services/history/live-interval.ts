import type { LiveInterval } from '@commissary/contract';
import { equal } from '@commissary/schema';
import { type Publication, publications } from '../../store/publishing/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { HistoryLayers } from './history-layers.ts';

/**
 * When a version of a layer was part of what a location ran: from the publish that brought it to the publish of
 * something without it (an earlier state, another group's list, another menu). Null = never.
 */
export const liveInterval = (
  published: readonly Publication[],
  documentId: string,
  layerId: string,
  version: number,
): LiveInterval => {
  const holds: boolean[] = [];
  for (const [position, { documentId: id, pins, isRollback }] of published.entries()) {
    const again = isRollback ? sameBefore(published, position) : -1;
    if (again >= 0) {
      holds.push(holds[again] === true);
      continue;
    }
    const pin = [pins.base, pins.group, pins.own].find(one => one?.id === layerId);
    const save = pin === pins.own ? pins.own?.save : undefined;
    // A save that went live alone stays so until the next publish of everything.
    const alone = save !== undefined && (save === version || holds.at(-1) === true);
    holds.push(id === documentId && ((pin?.version ?? 0) >= version || alone));
  }
  const last = holds.lastIndexOf(true);
  if (last < 0) return null;
  const first = holds.lastIndexOf(false, last) + 1;
  return {
    from: published[first]?.publishedAt.getTime() ?? 0,
    to: published[last + 1]?.publishedAt.getTime() ?? null,
    by: published[first]?.by ?? '',
  };
};

type Brought = Pick<Publication, 'documentId' | 'pins' | 'isRollback'>;

/** The publish that a rollback made live again: the last one before it with the same layers. */
const sameBefore = (published: readonly Brought[], position: number): number => {
  const layersOf = ({ documentId, pins: { base, group, own } }: Brought) => [documentId, base, group, own];
  const back = published[position];
  return back === undefined
    ? -1
    : published.findLastIndex((one, at) => at < position && equal(layersOf(one), layersOf(back)));
};

/** The saves of the location that are live although an earlier version is pinned: each went live alone. */
export const savesAlone = (published: readonly Brought[]): readonly number[] => {
  const last = published.at(-1);
  const again = last?.isRollback ? sameBefore(published, published.length - 1) : -1;
  if (again >= 0) return savesAlone(published.slice(0, again + 1));
  const save = last?.pins.own?.save;
  return save === undefined ? [] : [...savesAlone(published.slice(0, -1)), save];
};

/**
 * Adds to saves when they were live at the location; nothing for a company or a group, as neither runs anything itself.
 */
export const liveIntervalOf = async (
  caller: UseCaseContext,
  { tenant, kind, documentId }: HistoryLayers,
): Promise<(layerId: string, version: number) => { live?: LiveInterval }> => {
  if (tenant?.type !== 'LOCATION') return () => ({});
  const published = await publications(caller.db, tenant.id, kind);
  return (layerId, version) => ({ live: liveInterval(published, documentId, layerId, version) });
};

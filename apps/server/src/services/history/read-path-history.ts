import type { HistoryEntry } from '@commissary/contract';
import { isBelow, isRecord, pathsAbove, redactChanges, valueAt } from '@commissary/schema';
import { type LogEntry, readPathLog } from '../../store/documents/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { layerId } from '../documents/index.ts';
import { type HistoryAddress, historyLayers } from './history-layers.ts';
import { liveIntervalOf } from './live-interval.ts';

export interface PathHistoryQuery extends HistoryAddress {
  readonly path: string;
  readonly limit?: number | undefined;
}

/** Who changed one path of a document, newest first, at the levels that apply. */
export const readPathHistory = async (caller: UseCaseContext, query: PathHistoryQuery): Promise<HistoryEntry[]> => {
  const scope = await historyLayers(caller, query);
  const { documentId, layers, may } = scope;
  const entries = await readPathLog(caller.db, {
    documentId,
    tenantIds: layers.map(({ tenantId }) => tenantId),
    path: query.path,
    above: pathsAbove(query.path),
    limit: query.limit ?? 100,
  });
  const live = await liveIntervalOf(caller, scope);
  return redactChanges(definitions[query.kind].field, entries, may).map(entry => ({
    path: entry.path,
    op: entry.op,
    by: entry.by,
    tenantId: entry.tenantId,
    version: entry.version,
    at: entry.at.getTime(),
    ...valuesAt(entry, query.path),
    ...live(layerId(documentId, entry.tenantId), entry.version),
  }));
};

/** The values at the path alone, from a change of the path or of one above it; a digest does not contain them. */
const valuesAt = ({ path: changed, value, was }: LogEntry, path: string): Pick<HistoryEntry, 'value' | 'was'> => {
  const inside = (of: unknown): unknown =>
    changed === path || isBelow(changed, path) || of === undefined
      ? of
      : isRecord(of) && '#' in of
        ? undefined
        : valueAt(of, path.slice(changed.length));
  const [now, before] = [inside(value), inside(was)];
  return {
    ...(now !== undefined && { value: now as HistoryEntry['value'] }),
    ...(before !== undefined && { was: before as HistoryEntry['was'] }),
  };
};

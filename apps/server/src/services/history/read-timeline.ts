import type { TimelineEntry } from '@commissary/contract';
import type { Level } from '@commissary/domain';
import { listPublishes, listSaves, saveAuthors, type TimelineRowFilter } from '../../store/documents/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { describeSaves } from './describe-saves.ts';
import { historicalNamesAt } from './historical-names.ts';
import { type HistoryAddress, historyLayers } from './history-layers.ts';
import { liveIntervalOf } from './live-interval.ts';
import { searchPaths } from './search-paths.ts';
import { byCursor, decodeCursor, encodeCursor } from './timeline-cursor.ts';

export interface TimelinePageQuery extends HistoryAddress {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
  readonly by?: string | undefined;
  readonly level?: Level | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface TimelinePage {
  readonly entries: TimelineEntry[];
  readonly next: string | null;
  readonly people: { id: string; name: string }[];
}

/**
 * The saves of a document with the publishes between them, newest first. A save of which the person may read nothing is
 * left out. Publishes have no field or level, so a search by field or level returns saves alone.
 */
export const readTimeline = async (caller: UseCaseContext, query: TimelinePageQuery): Promise<TimelinePage> => {
  const scope = await historyLayers(caller, query);
  const { companyId, kind, documentId, tenant } = scope;
  const layers = scope.layers.filter(({ level }) => query.level === undefined || level === query.level);
  const layerIds = layers.map(({ id }) => id);
  const namesOf = await historicalNamesAt(caller, scope);
  const search = query.search?.trim() ?? '';
  const paths = search === '' ? undefined : await searchPaths(caller, layers, namesOf, search);
  const limit = query.limit ?? 20;
  const filter: TimelineRowFilter = {
    by: query.by,
    from: dateOf(query.from),
    to: dateOf(query.to),
    behind: query.before === undefined ? undefined : decodeCursor(query.before),
    limit: limit + 1,
  };
  const saves = await listSaves(caller.db, { ...filter, layerIds, paths });
  const isNarrow = paths !== undefined || query.level !== undefined;
  const publishes = isNarrow
    ? []
    : await listPublishes(caller.db, { ...filter, companyId, kind, documentId, scope: tenant });
  const found = [
    ...saves.map(save => ({ ...save, is: 'save' as const })),
    ...publishes.map(publish => ({ ...publish, is: 'publish' as const, version: 0 })),
  ].sort(byCursor);
  const page = found.slice(0, limit);
  const pageOfSaves = page.filter(entry => entry.is === 'save');
  const described = await describeSaves(caller, scope, {
    saves: pageOfSaves,
    paths,
    namesOf,
    live: await liveIntervalOf(caller, scope),
  });
  const last = page.at(-1);
  return {
    entries: page.flatMap((entry): TimelineEntry | [] => {
      if (entry.is === 'save') return described.get(entry.id) ?? [];
      const { version: _, at, ...publish } = entry;
      return { ...publish, at: at.getTime() };
    }),
    next: found.length > limit && last ? encodeCursor(last) : null,
    people:
      query.before === undefined
        ? [
            ...(await saveAuthors(
              caller.db,
              scope.layers.map(({ id }) => id),
            )),
          ]
        : [],
  };
};

const dateOf = (instant: number | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

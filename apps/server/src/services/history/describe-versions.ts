import type { Revision } from '../../store/documents/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { describeSaves } from './describe-saves.ts';
import { historicalNamesAt } from './historical-names.ts';
import type { HistoryLayers } from './history-layers.ts';

/** Saves of the company as sentences, by id, without where they are live. */
export const describeVersions = async (caller: UseCaseContext, layers: HistoryLayers, saves: readonly Revision[]) =>
  describeSaves(caller, layers, {
    saves,
    paths: undefined,
    namesOf: await historicalNamesAt(caller, layers),
    live: () => ({}),
  });

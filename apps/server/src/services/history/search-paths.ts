import { sentencesIn } from '@commissary/catalog';
import { type ChangeTexts, type Names, pathLabelsAt, subjectAt } from '@commissary/schema';
import { type NewestEntry, newestOfEach } from '../../store/documents/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { hasNames, type NamesOf } from './historical-names.ts';
import type { HistoryLayer } from './history-layers.ts';

/** Saves that are searched for the names of removed members; a search must end. */
const mostPastSaves = 100;

/** The paths that any save of some layers changed and whose labels contain all typed words, in any order. */
export const searchPaths = async (
  caller: UseCaseContext,
  layers: readonly HistoryLayer[],
  namesOf: NamesOf,
  typed: string,
): Promise<readonly string[]> => {
  const query = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const changed = await newestOfEach(
    caller.db,
    layers.map(({ id }) => ({ layerId: id })),
  );
  const now = await namesOf({ layerId: '', version: 0, at: caller.now() }, []);
  const { changeTexts } = sentencesIn(caller.language);
  const found = new Set<string>();
  const gone: NewestEntry[] = [];
  for (const entry of changed)
    if (holds(changeTexts, now, entry.path, query)) found.add(entry.path);
    else if (!hasNames(now, entry.path)) gone.push(entry);
  const saves = Map.groupBy(gone, ({ layerId, version }) => `${layerId} ${version}`);
  for (const entries of [...saves.values()].slice(0, mostPastSaves)) {
    const [save] = entries;
    if (save === undefined) continue;
    const paths = entries.map(({ path }) => path);
    const then = await namesOf(save, paths);
    for (const path of paths) if (holds(changeTexts, then, path, query)) found.add(path);
  }
  return [...found];
};

const holds = (texts: ChangeTexts, names: Names, path: string, query: readonly string[]): boolean => {
  const { definition, documents } = names;
  const words = [subjectAt(texts, names, path), ...pathLabelsAt(texts, definition, documents[0], path)]
    .join(' ')
    .toLowerCase();
  return query.every(word => words.includes(word));
};

import { sentencesIn } from '@commissary/catalog';
import { isMemberToken, joinTokens, type Names, redact, splitPath, valueAt } from '@commissary/schema';
import { type Revision, revisionsAt, revisionsOf } from '../../store/documents/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { HistoryLayers } from './history-layers.ts';
import { readPastLayerHashes } from './past-layer-hashes.ts';

/** A save, as far as its names matter. */
export interface NamedSave {
  readonly layerId: string;
  readonly version: number;
  readonly at: Date;
}

/** Where the labels for the paths of a save come from. */
export type NamesOf = (save: NamedSave, paths: readonly string[]) => Promise<Names>;

/**
 * Names as they are now; for removed members, as they were at the save and just before it. The person may read every
 * document that a name comes from.
 */
export const historicalNamesAt = async (caller: UseCaseContext, layers: HistoryLayers): Promise<NamesOf> => {
  const { field } = definitions[layers.kind];
  const definition = sentencesIn(caller.language).labeled(field);
  const visible = (document: unknown): unknown => redact(field, document, layers.may);
  const manifests = layers.layers.map(({ head }) => head?.manifest ?? null);
  const [stack] = await readPastLayerHashes(caller, layers.kind, [manifests]);
  const now: Names = { definition, documents: [visible(stack?.effective), visible(stack?.base)] };
  const past = new Map<string, Promise<Names>>();
  return (save, paths) => {
    if (paths.every(path => hasNames(now, path))) return Promise.resolve(now);
    const key = `${save.layerId} ${save.version}`;
    const known = past.get(key) ?? readPast(caller, layers, save, now, visible);
    past.set(key, known);
    return known;
  };
};

const readPast = async (
  caller: UseCaseContext,
  layers: HistoryLayers,
  { layerId, version, at }: NamedSave,
  now: Names,
  visible: (document: unknown) => unknown,
): Promise<Names> => {
  const ids = layers.layers.map(({ id }) => id);
  const revisions = await revisionsAt(
    caller.db,
    ids.filter(id => id !== layerId),
    at,
  );
  const own = await revisionsOf(
    caller.db,
    [version, version - 1].map(one => ({ layerId, version: one })),
  );
  const stackWith = (revision: Revision | undefined) =>
    ids.map(id => (id === layerId ? revision : revisions.find(one => one.layerId === id))?.manifest ?? null);
  const found = await readPastLayerHashes(
    caller,
    layers.kind,
    [version, version - 1].map(one => stackWith(own.find(revision => revision.version === one))),
  );
  return {
    ...now,
    documents: [...now.documents, ...found.flatMap(({ effective, base }) => [visible(effective), visible(base)])],
  };
};

/** Whether every member along a path is in one of the documents. */
export const hasNames = ({ documents }: Names, path: string): boolean => {
  const tokens = splitPath(path);
  const last = tokens.findLastIndex(isMemberToken);
  if (last < 0) return true;
  const member = joinTokens(tokens.slice(0, last + 1));
  return documents.some(document => valueAt(document, member) !== undefined);
};

import type { PathAuthor } from '@commissary/contract';
import { redactChanges } from '@commissary/schema';
import { newestEntries } from '../../store/documents/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type HistoryAddress, historyLayers } from './history-layers.ts';

/**
 * For each path that a tenant or its group sets: who changed it last at each level, so also who changed the layer
 * above.
 */
export const readLatest = async (caller: UseCaseContext, address: HistoryAddress): Promise<PathAuthor[]> => {
  const { layers, may } = await historyLayers(caller, address);
  const manifests = layers.flatMap(({ tenantId, head }) => (tenantId !== null && head?.manifest) || []);
  const lists = await caller.content.lists(caller.db, manifests);
  const set = redactChanges(definitions[address.kind].field, [...lists.values()].flat(), may);
  const paths = [...new Set(set.map(({ path }) => path))];
  const pairs = layers.flatMap(({ id }) => paths.map(path => ({ layerId: id, path })));
  const tenants = new Map(layers.map(({ id, tenantId }) => [id, tenantId]));
  return (await newestEntries(caller.db, pairs)).map(({ layerId, path, by, at }) => ({
    path,
    tenantId: tenants.get(layerId) ?? null,
    by,
    at: at.getTime(),
  }));
};

import type { Pin, Pins } from '../../store/database/index.ts';
import { revisionsOf } from '../../store/documents/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { LayerHashes } from './effective-documents.ts';

/** The layers that were pinned for publishes: of a location's own layer the list that went live. */
export const pinnedLayerHashes = async (
  { db }: Pick<UseCaseContext, 'db'>,
  all: readonly Pins[],
): Promise<(pins: Pins) => Omit<LayerHashes, 'kind'>> => {
  const pinned = all.flatMap(({ base, group, own }) => [base ?? [], group ?? [], own ?? []].flat());
  const named = new Map(pinned.map(pin => [nameOf(pin), { layerId: pin.id, version: pin.version }]));
  const revisions = await revisionsOf(db, [...named.values()]);
  const manifests = new Map(
    revisions.map(({ layerId, version, manifest }) => [nameOf({ id: layerId, version }), manifest]),
  );
  const contentOf = (pin: Pick<Pin, 'id' | 'version'> | null) => (pin && manifests.get(nameOf(pin))) ?? null;
  return ({ base, group, own }) => ({
    base: contentOf(base),
    group: contentOf(group),
    own: own?.list ?? contentOf(own),
  });
};

const nameOf = ({ id, version }: Pick<Pin, 'id' | 'version'>): string => `${id} ${version}`;

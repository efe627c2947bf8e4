import { applyReporting, type Change, isDormant } from '@commissary/document';
import { redact, redactChanges } from '@commissary/schema';
import { newestOfEach, revisionsOf } from '../../store/documents/index.ts';
import { type Live, liveWithAuthor, publications } from '../../store/publishing/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { pinnedLayerHashes, secretMetadata } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';
import { type HistoryAddress, historyLayers } from './history-layers.ts';
import { savesAlone } from './live-interval.ts';
import { readPastLayerHashes } from './past-layer-hashes.ts';

export interface LiveRevision {
  readonly at: number;
  readonly by: string;
  readonly documentId: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly set: { path: string; tenantId: string | null; by: string; at: number }[];
}

/** What a location runs now, with the level and the author of each value, as far as the person may read it. */
export const readLive = async (
  caller: UseCaseContext,
  { kind, companyId, tenantId }: Omit<HistoryAddress, 'tenantId'> & { readonly tenantId: string },
): Promise<{ live: LiveRevision | null }> => {
  // Which menu a location runs is known only from its published configuration.
  const found = await liveWithAuthor(caller.db, tenantId, kind);
  const { may, tenant } = await historyLayers(caller, { kind, companyId, tenantId, menuId: found?.documentId ?? '' });
  if (tenant?.type !== 'LOCATION') throw notFound();
  if (found === undefined) return { live: null };
  const { documentId, manifest, publishedAt, by } = found;
  const { field } = definitions[kind];
  const document = (await caller.content.documents(caller.db, [manifest])).get(manifest);
  const lookUp = await secretMetadata(caller, kind, { documents: [document] });
  return {
    live: {
      at: publishedAt.getTime(),
      by,
      documentId,
      document: redact(field, document, may, lookUp) as LiveRevision['document'],
      set: redactChanges(field, await authorsOf(caller, kind, found), may).map(({ op: _, ...entry }) => entry),
    },
  };
};

/**
 * For the base, every path that was ever changed up to the pinned version; for an override, the paths that it sets with
 * effect.
 */
const authorsOf = async (
  caller: UseCaseContext,
  kind: HistoryAddress['kind'],
  { locationId, pins }: Pick<Live, 'locationId' | 'pins'>,
): Promise<Author[]> => {
  const pinned = [pins.base, pins.group, pins.own].flatMap(pin => pin ?? []);
  const later = pins.own?.save === undefined ? [] : savesAlone(await publications(caller.db, locationId, kind));
  const asked = pinned.map(pin => ({ layerId: pin.id, version: pin.version, ...(pin === pins.own && { later }) }));
  const revisions = new Map((await revisionsOf(caller.db, asked)).map(one => [one.layerId, one]));
  const newest = Map.groupBy(await newestOfEach(caller.db, asked), ({ layerId }) => layerId);
  const { base, group, own } = (await pinnedLayerHashes(caller, [pins]))(pins);
  const [read] = await readPastLayerHashes(caller, kind, [[base, group, own]]);
  const inEffect = pathsInEffect(read?.base, read?.lists ?? []);
  return [pins.base, pins.group, pins.own].flatMap((pin, index) =>
    (newest.get(pin?.id ?? '') ?? [])
      .filter(({ path }) => index === 0 || inEffect[index - 1]?.has(path))
      .map(({ layerId, path, by, at }) => ({
        op: 'set',
        path,
        tenantId: pin === pins.own ? locationId : (revisions.get(layerId)?.tenantId ?? null),
        by,
        at: at.getTime(),
      })),
  );
};

interface Author {
  readonly op: string;
  readonly path: string;
  readonly tenantId: string | null;
  readonly by: string;
  readonly at: number;
}

/** For each list the paths whose value it determines: a move determines none, and an inactive entry has no target. */
const pathsInEffect = (base: unknown, lists: readonly (readonly Change[])[]): readonly ReadonlySet<string>[] => {
  let below = base;
  return lists.map(list => {
    const { value, dropped } = applyReporting(below, list);
    below = value;
    const dormant = new Set(dropped.filter(isDormant).map(({ path }) => path));
    return new Set(list.flatMap(({ op, path }) => (op === 'move' || dormant.has(path) ? [] : path)));
  });
};

import type { LayersAtPlaces } from '@commissary/contract';
import type { Caller } from '../caller.ts';
import { readLayers, stackOf } from '../documents/effective.ts';
import { overrideOf, rightsText, visible } from '../documents/load.ts';
import { type Standing, standTogether } from '../documents/place.ts';
import { notFound, refuse } from '../refusal.ts';
import { factsIn } from '../secrets/secrets-in.ts';
import type { DocumentAddress } from './company-document.ts';
import { reached } from './plan-places.ts';

interface PlacesRequest extends DocumentAddress {
  readonly tenantIds: readonly string[];
}

/** One document at several places, as far as this person may read it at each: what a client resolves by itself. */
export const readLayersAt = async (
  caller: Caller,
  { kind, companyId, menuId, tenantIds }: PlacesRequest,
): Promise<LayersAtPlaces> => {
  if (kind === 'menu' && menuId === undefined) throw refuse(400, 'MISSING', 'menuId');
  const tenants = await reached(
    caller,
    companyId,
    tenantIds.map(tenantId => ({ tenantId })),
  );
  const document = { kind, companyId, ...(kind === 'menu' && menuId !== undefined && { menuId }) };
  const standings = await standTogether(caller, document, tenants);
  // All at once: what follows finds them in memory.
  await caller.content.lists(caller.db, [...new Set(standings.flatMap(listsOf))]);
  const places = await Promise.all(
    standings.map(async standing => ({ standing, layers: await readLayers(caller, standing) })),
  );
  const lookUp = await factsIn(caller, kind, {
    documents: places.slice(0, 1).map(({ layers }) => layers.base),
    lists: places.flatMap(({ layers }) => [layers.group, layers.own]),
  });
  const alike = Map.groupBy(places, ({ standing }) => rightsText(standing.permissions));
  return [...alike.values()].flatMap(same => {
    const [first] = same;
    if (first === undefined) return [];
    const { base, permissions } = first.standing;
    const groups = Map.groupBy(same, ({ standing }) => standing.group?.id ?? null);
    return {
      permissions: [...permissions],
      baseId: base.id,
      baseVer: base.version,
      base: visible(first.standing, first.layers.base, lookUp),
      groups: [...groups.values()].map(together => ({
        groupOverride:
          together
            .slice(0, 1)
            .map(
              ({ standing, layers }) => standing.group && overrideOf(standing, standing.group, layers.group, lookUp),
            )[0] ?? null,
        places: together.map(({ standing, layers }) => {
          const { own, place } = standing;
          if (own === null || place.tenant === null) throw notFound();
          return { tenantId: place.tenant.id, override: overrideOf(standing, own, layers.own, lookUp) };
        }),
      })),
    };
  });
};

const listsOf = (standing: Standing): readonly string[] => {
  const { group, own } = stackOf(standing);
  return [group ?? [], own ?? []].flat();
};

import type { LayersAtTenants } from '@commissary/contract';
import type { UseCaseContext } from '../context/index.ts';
import {
  documentName,
  type LayerHeads,
  layerHashesOf,
  loadHeadsOfMany,
  overrideOf,
  permissionsText,
  readLayers,
  secretMetadata,
  visible,
} from '../documents/index.ts';
import type { CompanyDocumentTarget } from './company-document.ts';
import { reached } from './plan-multi-location-edit.ts';

interface LayersRequest extends CompanyDocumentTarget {
  readonly tenantIds: readonly string[];
}

/** One document at several tenants, as far as this person may read it at each: a client resolves it itself. */
export const readLayersAt = async (
  caller: UseCaseContext,
  { tenantIds, ...address }: LayersRequest,
): Promise<LayersAtTenants> => {
  const document = documentName(address);
  const tenants = await reached(
    caller,
    document.companyId,
    tenantIds.map(tenantId => ({ tenantId })),
  );
  const standings = await loadHeadsOfMany(caller, document, tenants);
  // All together: what follows finds them in the cache.
  await caller.content.lists(caller.db, [...new Set(standings.flatMap(listsOf))]);
  const targets = await Promise.all(standings.map(async heads => ({ heads, layers: await readLayers(caller, heads) })));
  const lookUp = await secretMetadata(caller, document.kind, {
    documents: targets.slice(0, 1).map(({ layers }) => layers.base),
    lists: targets.flatMap(({ layers }) => [layers.group, layers.own]),
  });
  const alike = Map.groupBy(targets, ({ heads }) => permissionsText(heads.permissions));
  return [...alike.values()].flatMap(same => {
    const [first] = same;
    if (first === undefined) return [];
    const { base, permissions } = first.heads;
    const groups = Map.groupBy(same, ({ heads }) => heads.group?.id ?? null);
    return {
      permissions: [...permissions],
      baseId: base.id,
      baseVer: base.version,
      base: visible(first.heads, first.layers.base, lookUp),
      groups: [...groups.values()].map(together => ({
        groupOverride:
          together
            .slice(0, 1)
            .map(({ heads, layers }) => heads.group && overrideOf(heads, heads.group, layers.group, lookUp))[0] ?? null,
        places: together.map(({ heads, layers }) => {
          const { own, layer } = heads;
          // The company has no list: its version is that of the document.
          const override = overrideOf(heads, own ?? heads.base, layers.own, lookUp);
          return { tenantId: layer.tenant?.id ?? layer.companyId, override };
        }),
      })),
    };
  });
};

const listsOf = (heads: LayerHeads): readonly string[] => {
  const { group, own } = layerHashesOf(heads);
  return [group ?? [], own ?? []].flat();
};

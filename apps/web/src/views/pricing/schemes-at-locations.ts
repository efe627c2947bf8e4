import type { Menu } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { resolve } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { isBelow } from '@commissary/schema';
import type { DescendantOverrides } from '../../form/state/index.ts';

type Schemes = Menu['pricingSchemes'];

/** Locations in one time zone that have the same pricing schemes. */
export interface LocationsWithSchemes {
  readonly names: readonly string[];
  readonly zone: string | null;
  readonly schemes: Schemes;
}

export interface EditedSchemes {
  readonly schemes: Schemes;
  readonly level: Level;
  /** The group or location that is edited; null is the company. */
  readonly tenantId: string | null;
  readonly menuId: string | null;
  readonly below: readonly DescendantOverrides[];
}

/** Returns the locations at and below the edited level with their schemes, those that differ in nothing together. */
export const schemesAtLocations = (
  { schemes, level, tenantId, menuId, below }: EditedSchemes,
  tenants: readonly AccessibleTenant[],
): readonly LocationsWithSchemes[] => {
  const here = tenants.filter(
    ({ id, type, groupId, menuId: own }) =>
      type === 'LOCATION' &&
      (menuId === null || own === menuId) &&
      (level === 'company' || (level === 'group' ? groupId : id) === tenantId),
  );
  const listOf = (id: string | null) =>
    below.find(one => one.tenantId === id)?.changes.filter(({ path }) => isBelow(path, '/pricingSchemes')) ?? [];
  const found = here.map(({ id, name, groupId, timeZone }) => {
    const above = level === 'company' ? listOf(groupId) : [];
    const { pricingSchemes } = resolve({ pricingSchemes: schemes }, [above, listOf(id)]).value;
    return { name, zone: timeZone, schemes: pricingSchemes, key: `${timeZone} ${JSON.stringify(pricingSchemes)}` };
  });
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap(alike => {
    const [first] = alike;
    return first === undefined
      ? []
      : [{ names: alike.map(({ name }) => name), zone: first.zone, schemes: first.schemes }];
  });
};

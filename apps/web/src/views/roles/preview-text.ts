import { permissionLabel, rolesTexts } from '@commissary/catalog';
import type { RolesPreview } from '@commissary/contract';

/** The permissions that saving would add and remove, in sentences. */
export const previewText = ({ gives, takes, discount }: RolesPreview): readonly string[] => {
  const said = [
    ...(gives.people > 0
      ? [rolesTexts.granting(gives.people, gives.rights.length, gives.locations, list(gives.rights))]
      : []),
    ...(takes.people > 0
      ? [rolesTexts.revoking(takes.people, takes.rights.length, takes.locations, list(takes.rights))]
      : []),
    ...(discount.people > 0 ? [rolesTexts.discountChange(discount.people)] : []),
  ];
  return said.length > 0 ? said : [rolesTexts.noImpact];
};

const mostNamed = 6;

const list = (rights: readonly string[]): string => {
  const named = rights.slice(0, mostNamed).map(permissionLabel).join(', ');
  const more = rights.length - mostNamed;
  return more > 0 ? rolesTexts.andMore(named, more) : named;
};

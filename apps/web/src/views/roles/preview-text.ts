import { rolesTexts } from '@commissary/catalog';
import type { RolesPreview } from '@commissary/contract';
import { formatCount, permissionLabel } from '@commissary/domain';

/** What saving would give and take, in sentences. */
export const previewText = ({ gives, takes, discount }: RolesPreview): readonly string[] => {
  const said = [
    ...(gives.people > 0 ? [rolesTexts.gives(peopleAnd(gives), list(gives.rights))] : []),
    ...(takes.people > 0 ? [rolesTexts.takesFrom(peopleAnd(takes), list(takes.rights))] : []),
    ...(discount.people > 0 ? [rolesTexts.changesTheGreatestDiscountOf(people(discount.people))] : []),
  ];
  return said.length > 0 ? said : [rolesTexts.nobodysRightsChangeNobodyHolds];
};

const people = (count: number): string => formatCount(count, 'person', 'people');

const peopleAnd = (effect: RolesPreview['gives']): string => {
  const rights = effect.rights.length === 1 ? rolesTexts.thisRight : rolesTexts.theseRights(effect.rights.length);
  const where = effect.locations === 0 ? rolesTexts.atCompanyLevel : rolesTexts.atWithCount(effect.locations);
  return `${people(effect.people)} ${rights} ${where}`;
};

const mostNamed = 6;

const list = (rights: readonly string[]): string => {
  const named = rights.slice(0, mostNamed).map(permissionLabel).join(', ');
  const more = rights.length - mostNamed;
  return more > 0 ? rolesTexts.andMore(named, more) : named;
};

import type { RolesPreview } from '@commissary/contract';
import { formatCount, permissionLabel } from '@commissary/domain';

/** What saving would give and take, in sentences. */
export const previewText = ({ gives, takes, discount }: RolesPreview): readonly string[] => {
  const said = [
    ...(gives.people > 0 ? [`Gives ${peopleAnd(gives)}: ${list(gives.rights)}.`] : []),
    ...(takes.people > 0 ? [`Takes from ${peopleAnd(takes)}: ${list(takes.rights)}.`] : []),
    ...(discount.people > 0 ? [`Changes the greatest discount of ${people(discount.people)}.`] : []),
  ];
  return said.length > 0 ? said : ['Nobody’s rights change: nobody holds these roles, or they have it by another one.'];
};

const people = (count: number): string => formatCount(count, 'person', 'people');

const peopleAnd = (effect: RolesPreview['gives']): string => {
  const rights = effect.rights.length === 1 ? 'this right' : `these ${effect.rights.length} rights`;
  const where = effect.locations === 0 ? 'at company level' : `at ${formatCount(effect.locations, 'location')}`;
  return `${people(effect.people)} ${rights} ${where}`;
};

const mostNamed = 6;

const list = (rights: readonly string[]): string => {
  const named = rights.slice(0, mostNamed).map(permissionLabel).join(', ');
  const more = rights.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
};

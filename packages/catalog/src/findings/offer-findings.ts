import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';

type Offer = Menu['offers'][number];
type Values = Offer['value']['pricingSchemes'][number];

/** Active offers that nothing on the menu is part of. */
export const offerFindings = (menu: Menu): Finding[] => {
  const filled = new Set(menu.itemGroups.filter(({ choices }) => choices.length > 0).map(({ id }) => id));
  const applies = ({ value }: Offer) =>
    value.pricingSchemes.some(scheme => {
      const groups = groupsOf(value.appliesTo, scheme);
      if (groups === null) return true;
      return value.appliesTo === 'COMBO'
        ? groups.length > 0 && groups.every(id => filled.has(id))
        : groups.some(id => filled.has(id));
    });
  return menu.offers
    .filter(offer => offer.info.status === 'ACTIVE' && !applies(offer))
    .map(({ id, info }) => ({
      code: 'offer-on-nothing',
      path: joinPath(memberPath('/offers', id), 'value', 'appliesTo'),
      names: [info.name],
    }));
};

/** The item groups that an offer is about; null where it is about every item. */
const groupsOf = (appliesTo: Offer['value']['appliesTo'], values: Values) => {
  if (appliesTo === 'COMBO') return values.comboOffer.groupIds;
  return appliesTo === 'INDIVIDUAL_GROUPS' ? values.individualGroups.map(({ id }) => id) : null;
};

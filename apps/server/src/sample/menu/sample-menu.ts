import { initialDocument, type Menu, pricingScheme } from '@commissary/catalog';
import { initial } from '@commissary/schema';
import { departmentsOf, happyHour } from './departments.ts';
import { happyHours, withDetails } from './details.ts';
import { menuText } from './items.ts';
import { sampleModifiers, withModifiers } from './modifiers.ts';
import { sampleItemGroups, sampleOffers } from './offers.ts';
import { aroundItems } from './online.ts';
import { samplePictures, withPictures } from './pictures.ts';

/** The menu of the sample company: 165 items in nine departments, pizza and salads in two sizes, a happy hour at the bar. */
export const sampleMenu = (): Menu => {
  const empty = initialDocument('menu');
  const departments = departmentsOf(menuText)
    .map(department => withDetails(withModifiers(department)))
    .map(withPictures(samplePictures()));
  return {
    ...empty,
    ...aroundItems(departments),
    taxStructures: empty.taxStructures.map(tax => ({ ...tax, flatRate: '8.25' })),
    pricingSchemes: [
      ...empty.pricingSchemes,
      { ...initial(pricingScheme), id: happyHour, name: 'Happy hour', description: '3 to 6 PM', applies: happyHours },
    ],
    modifiers: sampleModifiers(),
    departments,
    itemGroups: sampleItemGroups,
    offers: sampleOffers,
  };
};

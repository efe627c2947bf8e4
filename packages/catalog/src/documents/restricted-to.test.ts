import { formatValue, isChoice, isReference, isRestriction, isSet, walk } from '@commissary/schema';
import { expect, it } from 'vitest';
import { valueTexts } from '../texts/index.ts';
import { documentKinds, documents } from './index.ts';

const found = documentKinds.flatMap(kind => {
  const sets: { readonly path: string; readonly restricts: string | undefined }[] = [];
  walk(documents[kind].field, (field, path) => {
    if (!isSet(field) || !isReference(field.item)) return;
    const { to, nothing = null } = field.restricts ?? {};
    sets.push({
      path: `${kind} ${path.replace(/^\/departments\/\[\]\/(?:categories|items)\/\[\]\//, '/departments/[]/')}`,
      restricts: isRestriction(field) ? `${to}${nothing === null ? ' until removed' : ''}` : undefined,
    });
  });
  return sets;
});
const pathsOf = (restricts: string | undefined) =>
  [...new Set(found.filter(one => one.restricts === restricts).map(({ path }) => path))].sort();

// A set in which nothing is chosen either restricts nothing, and then it is a restriction, or means that there is none of
// what it lists. A new set of references is added to one of these after that decision.
it('[RULE.restriction.06] every set of references restricts its owner, or none in it means none', () => {
  const sizesOfExceptions = ['anyItem', 'comboOffer', 'entireOrder', 'individualGroups/[]'].flatMap(value =>
    ['limitToSizeIds', 'limitToStyleIds'].map(
      limit => `menu /offers/[]/value/pricingSchemes/[]/${value}/excludedChoices/[]/${limit}`,
    ),
  );
  expect(pathsOf('any')).toEqual([
    'menu /departments/[]/modifiers/availability/categories/[]/itemIds',
    'menu /departments/[]/printing/kitchen/stations',
    'menu /departments/[]/slots/[]/choices/[]/limitToSizeIds',
    'menu /departments/[]/slots/[]/choices/[]/limitToStyleIds',
    'menu /itemGroups/[]/choices/[]/limitToSizeIds',
    'menu /itemGroups/[]/choices/[]/limitToStyleIds',
    'menu /modifiers/availability/categories/[]/itemIds',
    'menu /offers/[]/validity/customerGroups',
    'menu /offers/[]/validity/orderTypes',
    'menu /offers/[]/validity/tenderTypes',
    ...sizesOfExceptions,
    'menu /pricingSchemes/[]/applies/TIMES/orderTypes',
    'settings /marketing/pointsBonuses/[]/categories',
    'settings /marketing/pointsBonuses/[]/departments',
    'settings /marketing/pointsBonuses/[]/items',
    'settings /stations/[]/orderTypes',
  ]);
  expect(pathsOf('every')).toEqual(['menu /offers/[]/value/pricingSchemes/[]/comboOffer/groupIds']);
  expect(pathsOf('any until removed')).toEqual([
    'menu /layout/kioskTabs/[]/limitStations/stationIds',
    'menu /layout/tabs/[]/limitStations/stationIds',
  ]);
  expect(pathsOf(undefined)).toEqual([
    'employment /jobTypes/[]/requirements',
    'menu /departments/[]/kps/displays',
    'menu /departments/[]/modifiers/availability/categories/[]/categoryIds',
    'menu /departments/[]/printing/kitchen/printers',
    'menu /departments/[]/printing/label/printers',
    'menu /departments/[]/styles/[]/optionIds',
    'menu /departments/[]/suggestions/items',
    'menu /departments/[]/taxes/selected',
    'menu /modifiers/availability/categories/[]/categoryIds',
    'menu /onlineCategories/[]/categoryIds',
    'menu /requirements/[]/categoryIds',
    'menu /requirements/[]/departmentIds',
    'menu /requirements/[]/itemIds',
    'menu /requirements/[]/modifierCategoryIds',
    'settings /cashManagement/cashDrawers/stationsAssignment/[]/drawers',
    'settings /orderTypes/defaultOnlineOrderTypes',
  ]);
});

it('[RULE.restriction.07] no set of options has a lower limit than it has options', () => {
  const tight = documentKinds.flatMap(kind => {
    const paths: string[] = [];
    walk(documents[kind].field, (field, path) => {
      if (!isSet(field)) return;
      const { item, max } = field;
      const options = isChoice(item)
        ? item.options.length
        : 'options' in item && Array.isArray(item.options)
          ? item.options.length
          : 0;
      if (options > max) paths.push(`${kind} ${path}`);
    });
    return paths;
  });
  expect(tight).toEqual([]);
});

it('[RULE.restriction.09] a limit without members is shown as all', () => {
  const shown = new Map<string, boolean>();
  for (const kind of documentKinds)
    walk(documents[kind].field, (field, path) => {
      if (!isSet(field)) return;
      const limits = field.restricts?.to === 'any' && field.restricts.together === undefined;
      const isAll = formatValue(valueTexts, documents[kind].field, undefined, field, [], path) === valueTexts.all;
      expect(isAll, `${kind} ${path}`).toBe(limits || field.help === 'Leave blank for every guest');
      shown.set(`${kind} ${path}`, isAll);
    });
  expect(shown.get('menu /modifiers/availability/categories/[]/itemIds')).toBe(true);
  expect(shown.get('menu /offers/[]/validity/customerTypes')).toBe(true);
  expect(shown.get('menu /departments/[]/items/[]/printing/kitchen/printers')).toBe(false);
});

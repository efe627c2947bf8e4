import { complete, fieldAt, initial, removeDanglingReferences, validateValue, valueAt, walk } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { itemGroupChoice } from '../item-groups.ts';
import { menu } from '../menu.ts';
import { offerScheme } from './offer-value.ts';
import { offer } from './offers.ts';

const pathsOf = (field: Parameters<typeof walk>[0]): readonly string[] => {
  const found: string[] = [];
  walk(field, (_, path) => {
    found.push(path);
  });
  return found;
};

/** The fields of a record, and those that only the wire has: they are derived there, and never stored. */
const table = (fields: string, derived = '') => ({ stored: fields.trim().split(/\s+/), derived: derived.split(' ') });

describe('[ENT.Offer] an offer', () => {
  const offerTable = table(
    `id dateCreated
    info/name info/displayName info/description info/pluNum info/status info/channels info/type info/imageId info/campaigns
    applying/autoApplyIfCriteriaMet applying/promptIfAutoApplied applying/showInSmartCoupons
    applying/couponCode/required applying/couponCode/code applying/showInDiscountScreenList
    applying/posMenuButton/enabled applying/posMenuButton/color applying/createOnlineCouponButton
    validity/dateRange validity/daysOfTheWeek validity/timeOfDay validity/orderTypes validity/tenderTypes
    validity/customerTypes validity/customerGroups validity/minimumPurchase/amount validity/minimumPurchase/mode
    validity/usageLimit
    value/appliesTo value/pricingSchemes/[]/schemeId value/pricingSchemes/[]/entireOrder
    value/pricingSchemes/[]/individualGroups value/pricingSchemes/[]/comboOffer value/pricingSchemes/[]/anyItem
    interactions
    advanced/showOfferAs advanced/reportAsLowerSale advanced/requireSignature advanced/physicalCouponExpected
    advanced/taxApply advanced/applyOfferTo advanced/requireReason`,
    'order info/id info/shortUrl',
  );

  it('has the fields of the specification, those that are derived on the wire aside', () => {
    for (const path of offerTable.stored) expect(fieldAt(offer, `/${path}`), path).toBeDefined();
    for (const path of offerTable.derived) expect(fieldAt(offer, `/${path}`), path).toBeUndefined();
  });

  it('has no other fields', () => {
    const known = offerTable.stored.map(path => `/${path}`);
    const isKnown = (path: string) =>
      known.some(one => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`));
    // Ours, and the list key of the values of a scheme, which the specification does not show.
    expect(pathsOf(offer).filter(path => path !== '' && !isKnown(path))).toEqual([
      '/validity/guestDailyLimit',
      '/validity/guestDailyLimit/enabled',
      '/validity/guestDailyLimit/orders',
      '/value/pricingSchemes/[]/id',
      '/advanced/chargeModifiers',
    ]);
  });

  it('has options of which the specification names the first ones', () => {
    const optionsAt = (path: string) => {
      const field: unknown = fieldAt(offer, path);
      return (field as { options: readonly { value: string }[] }).options.map(({ value }) => value);
    };
    expect(optionsAt('/info/type').toSorted()).toEqual(['COMP', 'COUPON', 'DISCOUNT', 'PROMO']);
    expect(optionsAt('/value/appliesTo')).toEqual(['ENTIRE_ORDER', 'ANY_ITEM', 'INDIVIDUAL_GROUPS', 'COMBO']);
    expect(optionsAt('/validity/minimumPurchase/mode')).toContain('BEFORE');
    expect(optionsAt('/advanced/taxApply')).toEqual(['OFF', 'ON']);
  });
});

it('[ENT.OfferValue] a value has a type with its amount, an override, free delivery, a limit and exceptions', () => {
  const stored = table(
    `value/type value/amountValue value/percentageValue value/cashierOverride/enabled value/cashierOverride/value
    freeDelivery limitOfferValue excludedChoices`,
  ).stored;
  for (const at of ['/entireOrder', '/anyItem', '/comboOffer', '/individualGroups/[x]']) {
    for (const path of stored) expect(fieldAt(offerScheme, `${at}/${path}`), `${at}/${path}`).toBeDefined();
    // Ours: the size whose price is charged.
    expect(fieldAt(offerScheme, `${at}/value/sizeId`)).toBeDefined();
  }
});

it('[ENT.ItemGroup] [ENT.ItemGroupChoice] an item group has choices, each with its level and what it means there', () => {
  const fields = ['level', 'departmentId', 'categoryId', 'itemId', 'limitToSizeIds', 'limitToStyleIds'];
  expect(pathsOf(itemGroupChoice).filter(path => /^\/\w+$/.test(path))).toEqual([
    '/id',
    ...fields.map(key => `/${key}`),
  ]);
  expect(fieldAt(menu, '/itemGroups/[g]/choices/[c]/level')).toBeDefined();
});

it('[RULE.menu.20] a new offer is active, a line of the ticket, of the lowest-priced item, and used once', () => {
  expect(initial(offer)).toMatchObject({
    info: { status: 'ACTIVE', channels: ['POS', 'ONLINE'] },
    validity: { minimumPurchase: { amount: '0.00', mode: 'BEFORE' }, usageLimit: 1 },
    advanced: { showOfferAs: 'LINE_ITEM', taxApply: 'OFF', applyOfferTo: 'LOWEST' },
  });
});

it('[CONST.offer.*] a new value takes nothing off, and a cashier may enter up to 1.00 of an entire order', () => {
  const { entireOrder, anyItem } = initial(offerScheme);
  expect(entireOrder.value).toMatchObject({ type: 'AMOUNT', cashierOverride: { enabled: true, value: '1.00' } });
  expect(anyItem.value.cashierOverride).toEqual({ enabled: false, value: '1.00' });
  expect(initial(offer).validity.usageLimit).toBe(1);
});

const sized = { id: 'size', name: 'Size', isSize: true, options: [{ id: 'large', name: 'L' }] };
const choice = (id: string, level: string, part: object) => ({ id, level, departmentId: 'd', ...part });
const choices = [
  choice('all', 'ITEMS', {}),
  choice('category', 'CATEGORY', { categoryId: 'c' }),
  choice('item', 'ITEM', { itemId: 'i', limitToSizeIds: ['large'] }),
];
const scheme = {
  id: 'dinner',
  schemeId: 'dinner',
  anyItem: { value: { type: 'DIFFERENT_SIZE', sizeId: 'large' }, excludedChoices: choices },
  individualGroups: [{ id: 'g' }],
  comboOffer: { groupIds: ['g'] },
};
const menuWith = (part: object, department: object = {}): unknown =>
  complete(menu, {
    pricingSchemes: [{ id: 'dinner', name: 'Dinner', isDefault: true }],
    departments: [
      {
        id: 'd',
        info: { name: 'Pizza' },
        styles: [sized],
        categories: [{ id: 'c', info: { name: 'Red' } }],
        items: [{ id: 'i', info: { name: 'Margherita' } }],
        ...department,
      },
    ],
    itemGroups: [{ id: 'g', name: 'Pizza', choices }],
    offers: [{ id: 'o', info: { name: 'Deal' }, value: { pricingSchemes: [scheme] } }],
    ...part,
  });
const cleaned = (part: object, department?: object) =>
  removeDanglingReferences(menu, menuWith(part, department)).document;
const at = '/offers/[o]/value/pricingSchemes/[dinner]';
const idsAt = (document: unknown, path: string) =>
  (valueAt(document, path) as readonly { id: string }[]).map(({ id }) => id);

describe('what an offer and an item group refer to', () => {
  it('is all there', () => {
    expect(validateValue(menu, menuWith({}))).toEqual([]);
    const { document, gone } = removeDanglingReferences(menu, menuWith({}));
    expect(idsAt(document, '/itemGroups/[g]/choices')).toEqual(['all', 'category', 'item']);
    expect(gone.filter(({ path }) => !path.startsWith('/departments'))).toEqual([]);
  });

  it('[RULE.menuLoad.02] [RULE.menuLoad.11] a group that is gone takes its value with it, and leaves the combo', () => {
    const document = cleaned({ itemGroups: [] });
    expect(valueAt(document, `${at}/individualGroups`)).toEqual([]);
    // A combo needs one of each: without one of them it applies to nothing.
    expect(valueAt(document, `${at}/comboOffer/groupIds`)).toEqual(['NONE']);
  });

  it('[RULE.menuLoad.03] [RULE.menu.19] a choice that is gone is removed from groups and from exceptions', () => {
    for (const path of ['/itemGroups/[g]/choices', `${at}/anyItem/excludedChoices`]) {
      expect(idsAt(cleaned({}, { items: [] }), path)).toEqual(['all', 'category']);
      expect(idsAt(cleaned({ departments: [] }), path)).toEqual([]);
    }
    const uncategorized = cleaned({}, { categories: [] });
    expect(idsAt(uncategorized, '/itemGroups/[g]/choices')).toEqual(['all', 'item']);
    // What was excepted has no category now, and is excepted still.
    expect(idsAt(uncategorized, `${at}/anyItem/excludedChoices`)).toEqual(['all', 'category', 'item']);
    expect(valueAt(uncategorized, `${at}/anyItem/excludedChoices/[category]/categoryId`)).toBe('NONE');
    expect(valueAt(cleaned({}, { styles: [] }), '/itemGroups/[g]/choices/[item]/limitToSizeIds')).toEqual(['NONE']);
  });

  it('[RULE.menuLoad.11] a pricing scheme that is gone takes its values with it, and a size is emptied', () => {
    const other = [{ id: 'lunch', name: 'Lunch', isDefault: true }];
    expect(idsAt(cleaned({ pricingSchemes: other }), '/offers/[o]/value/pricingSchemes')).toEqual([]);
    expect(valueAt(cleaned({}, { styles: [] }), `${at}/anyItem/value/sizeId`)).toBe('');
  });
});

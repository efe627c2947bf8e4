import type { Menu, MenuDepartment, MenuItem } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { addMoney } from '@commissary/domain';

const size = 'salad-size';
const dressing = 'dressing';
const option = (id: string, name: string) => ({ id, name });

/** Salads come in two sizes and with a choice of dressings. */
const saladStyles: MenuDepartment['styles'] = [
  { id: size, name: 'Size', isSize: true, options: [option('half', 'Half'), option('full', 'Full')] },
  {
    id: dressing,
    name: 'Dressing',
    isSize: false,
    options: [
      option('house', 'House vinaigrette'),
      option('lemon', 'Lemon and oil'),
      option('blue-cheese', 'Blue cheese'),
    ],
  },
];
const halfBy = '-4.00';
const defaultScheme = 1;

/** The prices of a salad by size, and what one dressing adds to each. */
const saladPrices = (item: MenuItem): MenuItem => ({
  ...item,
  pricing: item.pricing.map(entry => {
    const { price } = entry.itemBased;
    if (entry.id !== defaultScheme || price === undefined) return entry;
    return {
      ...entry,
      itemBased: {
        price,
        sizePrices: [
          { id: 'half', price: addMoney(price, halfBy) },
          { id: 'full', price },
        ],
      },
      styleUpcharge: ['half', 'full'].map(sizeOption => ({
        id: `${size}-${sizeOption}-${dressing}-blue-cheese`,
        ...{ size, sizeOption, style: dressing, styleOption: 'blue-cheese' },
        flatRate: sizeOption === 'half' ? '0.75' : '1.00',
      })),
    };
  }),
});

type Slot = MenuItem['slots'][number];
type SlotChoice = Slot['choices'][number];

const slotChoice = (id: string, meaning: Partial<SlotChoice>): SlotChoice => ({
  ...{ id, level: 'ITEM', departmentId: 'kids', itemId: '', categoryId: '', upcharge: '0.00' },
  ...{ limitToSizeIds: [], limitToStyleIds: [] },
  ...meaning,
});
const kidsItem = (id: string): SlotChoice => slotChoice(id, { itemId: id });

/** A combo: a main dish and a drink at one price, for a little more a drink of the bar. */
const kidsMeal: Slot[] = [
  { id: 'main', name: 'Main', choices: ['kids-pizza', 'kids-spaghetti', 'kids-chicken', 'kids-noodles'].map(kidsItem) },
  {
    id: 'drink',
    name: 'Drink',
    choices: [
      kidsItem('apple-juice'),
      slotChoice('bar', {
        ...{ level: 'CATEGORY', departmentId: 'bar', categoryId: 'bar-without-alcohol' },
        upcharge: '1.50',
      }),
    ],
  },
];

/** What guests need to know about some items, and what goes well with them. */
const details: Readonly<Record<string, Partial<MenuItem>>> = {
  caesar: {
    // A Caesar comes with its own dressing.
    styles: [{ id: size, optionIds: ['half', 'full'] }],
    allergens: ['EGGS', 'FISH', 'GLUTEN', 'MILK', 'WHEAT'],
  },
  'house-greens': { dietaryMarks: ['VEGAN', 'GLUTEN_FREE'] },
  nicoise: {
    allergens: ['EGGS', 'FISH'],
    dietaryMarks: ['GLUTEN_FREE'],
    suggestions: { text: 'Goes well with', items: ['vermentino', 'dry-rose'] },
  },
  'kids-meal': { slots: kidsMeal },
  'half-chicken': { suggestions: { text: 'Goes well with', items: ['french-fries', 'nebbiolo'] } },
  'whole-branzino': { allergens: ['FISH'], suggestions: { text: 'Goes well with', items: ['vermentino'] } },
};

/** A department with the sizes, styles, allergens and suggestions of its items. */
export const withDetails = (department: MenuDepartment): MenuDepartment => {
  const isSalads = department.id === 'salads';
  return {
    ...department,
    ...(isSalads && { styles: saladStyles }),
    items: department.items.map(item => ({ ...(isSalads ? saladPrices(item) : item), ...details[String(item.id)] })),
  };
};

/** When the prices of the happy hour count. */
export const happyHours: Menu['pricingSchemes'][number]['applies'] = {
  when: 'TIMES',
  TIMES: {
    days: [1, 2, 3, 4, 5],
    startTime: 15 * 3600,
    endTime: 18 * 3600,
    orderTypes: [],
    channels: ['POS'],
  },
};

const salads = '/departments/[salads]';
const branzino = '/departments/[grill]/items/[whole-branzino]';

/** What one location offers, says and sells otherwise. */
export const detailsOfHarborSt: readonly Edit[] = [
  { op: 'set', path: '/pricingSchemes/[happy-hour]/applies/TIMES/endTime', value: 19 * 3600 },
  { op: 'set', path: `${salads}/items/[nicoise]/pricing/[1]/itemBased/sizePrices/[full]/price`, value: '19.50' },
  { op: 'set', path: `${salads}/items/[nicoise]/suggestions/items`, value: ['chardonnay'] },
  { op: 'set', path: `${branzino}/info/out`, value: { until: null } },
  { op: 'set', path: '/requirements/[two-sides]/max', value: 3 },
  { op: 'set', path: '/messages/[hold]/name', value: 'Hold at the pass' },
  { op: 'set', path: '/onlineCategories/[salads]/name', value: 'Salads and greens' },
  { op: 'set', path: '/offers/[free-delivery]/validity/minimumPurchase/amount', value: '50.00' },
];

import { fieldAt, initial, isGroup, isList, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { menu } from './menu.ts';

/** The fields of an entity: those of the specification, ours, and those that only its published form has. */
interface Entity {
  readonly is: string;
  readonly path: string;
  readonly fields?: string;
  readonly ours?: string;
  readonly computed?: string;
}

const listing = 'info.name info.displayName info.status';
const defaults = 'taxes printing kps suggestions inclusions';
const tab = {
  fields: `id name hideName limitDays limitHours.startTime limitHours.endOffset limitStations visible active tabImage
    tabColor tabTextColor background.mode background.color background.imageId background.imageSize
    scrollingText.enabled scrollingText.message scrollingText.fontSize scrollingText.style scrollingText.color
    scrollingText.placement scrollingText.animation buttons[]`,
  ours: 'limitHours.enabled',
  computed: 'order',
};
const button = {
  fields: `id index type buttonText typeInfo.itemInfo typeInfo.modifierInfo typeInfo.sizeInfo typeInfo.styleInfo
    typeInfo.messageId typeInfo.tenderInfo.tenderTypeId typeInfo.tenderInfo.isExactAmount typeInfo.tenderInfo.amount
    typeInfo.tenderInfo.orderType typeInfo.menuLinkId typeInfo.specialFunctionInfo.function
    typeInfo.specialFunctionInfo.itemSearch typeInfo.offerInfo buttonStyle.buttonSize buttonStyle.forceSquared
    buttonStyle.buttonColor buttonStyle.textColor buttonStyle.textStyle buttonStyle.textFont buttonStyle.textSize
    buttonStyle.buttonImage`,
};

const entities: readonly Entity[] = [
  {
    is: '[ENT.MenuBlob]',
    path: '',
    fields: `taxStructures pricingSchemes departments modifiers itemGroups onlineCategories onlineFeaturedItems layout
      offers`,
    ours: 'requirements messages',
    computed: 'pluNumbers displays tenderTypes orderTypes stations printers',
  },
  {
    is: '[ENT.MenuDepartment]',
    path: '/departments/[]',
    fields: `id ${listing} info.imageId styles[].isSize styles[].options[] items[] categories[] modifiers.availability
      taxes.selected taxes.includedInPrice printing.kitchen printing.receipt printing.label kps suggestions
      inclusions.substitutions.allow inclusions.substitutions.limit inclusions.substitutions.limitAmount
      inclusions.substitutions.restrictToCategory`,
    ours: 'styles[].id styles[].name inclusions.items[] translatedName',
  },
  {
    is: '[ENT.MenuCategory]',
    path: '/departments/[]/categories/[]',
    fields: `id ${defaults}`,
    ours: `${listing} info.imageId info.pluNum modifiers.availability translatedName`,
  },
  {
    is: '[ENT.MenuItem]',
    path: '/departments/[]/items/[]',
    fields: 'id info styles[] category departmentId pricing[]',
    ours: `${defaults} modifiers.availability slots allergens dietaryMarks nutrition translations`,
  },
  {
    is: '[ENT.MenuItem] the description of an item',
    path: '/departments/[]/items/[]/info',
    fields: 'name displayName status imageId description pluNum',
    ours: 'channels out optionsOut[]',
  },
  {
    is: '[ENT.TaxStructure]',
    path: '/taxStructures/[]',
    fields: 'id name applies flatRate byOrderType orderTypeRates defaultOrderType settings',
  },
  { is: '[ENT.TaxStructure] the settings of a tax', path: '/taxStructures/[]/settings', ours: 'rounding per' },
  {
    is: '[ENT.PricingScheme]',
    path: '/pricingSchemes/[]',
    fields: 'id name description isDefault isActive',
    ours: 'applies follows',
  },
  {
    is: '[ENT.MenuRequirement]',
    path: '/requirements/[]',
    ours: 'id name prompt status departmentIds categoryIds itemIds modifierCategoryIds min max',
  },
  { is: '[ENT.MenuMessage]', path: '/messages/[]', ours: 'id name shownAt' },
  {
    is: '[ENT.OnlineCategory]',
    path: '/onlineCategories/[]',
    fields: 'categoryType categoryIds',
    ours: 'id name imageId',
  },
  {
    is: '[ENT.FeaturedItem]',
    path: '/onlineFeaturedItems/[]',
    fields: 'departmentId categoryId itemId',
    ours: 'id',
  },
  { is: '[ENT.LayoutTab]', path: '/layout/tabs/[]', ...tab },
  { is: '[ENT.LayoutTab] of a kiosk', path: '/layout/kioskTabs/[]', ...tab },
  { is: '[ENT.LayoutButton]', path: '/layout/tabs/[]/buttons/[]', ...button },
  { is: '[ENT.LayoutButton] of a kiosk', path: '/layout/kioskTabs/[]/buttons/[]', ...button },
  {
    is: '[ENT.Offer]',
    path: '/offers/[]',
    fields: 'id dateCreated info applying validity value interactions advanced',
    computed: 'order',
  },
  {
    is: '[ENT.Offer] the description of an offer',
    path: '/offers/[]/info',
    fields: 'name displayName description pluNum status channels type imageId campaigns',
    computed: 'id shortUrl',
  },
];

const fieldOf = (path: string) => {
  const field = path === '' ? menu : fieldAt(menu, path);
  if (field === undefined) throw new Error(`a menu has no ${path}`);
  return field;
};
const words = (text = ''): readonly string[] => text.trim().split(/\s+/).filter(Boolean);
const isWithin = (leaf: string, name: string) =>
  leaf === name || leaf.startsWith(`${name}.`) || leaf.startsWith(`${name}[`) || `${leaf}[]` === name;

describe('a menu', () => {
  it.each(entities)('$is has these fields and no others', ({ path, fields, ours, computed }) => {
    const field = fieldOf(path);
    const leaves = Object.keys(leavesOf(field));
    const named = [...words(fields), ...words(ours)];
    expect(named.filter(name => !leaves.some(leaf => isWithin(leaf, name)))).toEqual([]);
    expect(leaves.filter(leaf => !named.some(name => isWithin(leaf, name)))).toEqual([]);
    const list = path.endsWith('/[]') ? fieldOf(path.slice(0, -3)) : undefined;
    const published = [
      ...(isGroup(field) ? (field.computedKeys ?? []) : []),
      ...(list !== undefined && isList(list) && list.publishedPosition !== undefined ? [list.publishedPosition] : []),
    ];
    expect([...published].toSorted()).toEqual([...words(computed)].toSorted());
  });
});

it('[CONST.status.start] [RULE.home.14] departments, categories, items, modifiers and offers start active', () => {
  for (const list of [
    ...['/departments', '/departments/[]/categories', '/departments/[]/items'],
    ...['/modifiers/categories', '/modifiers/items', '/offers'],
  ])
    expect([list, initial(fieldOf(`${list}/[]`))]).toMatchObject([list, { info: { status: 'ACTIVE' } }]);
});

it('[RULE.menu.21] [CONST.layout.limitHoursStart] [CONST.layout.limitHoursEndOffset] a new tab is limited from 8:00, for 15 hours, once its hours are limited', () => {
  expect(initial(fieldOf('/layout/tabs/[]'))).toMatchObject({
    limitHours: { enabled: false, startTime: 28_800, endOffset: 54_000 },
  });
});

describe.each(['tabs', 'kioskTabs'])('a new button of %s', tabs => {
  const at = (inside: string) => initial(fieldOf(`/layout/${tabs}/[]/buttons/[]${inside}`));

  it('[RULE.menu.22] [CONST.layout.buttonColor] [CONST.layout.textColor] [CONST.layout.buttonSize] [CONST.layout.textSize] [CONST.layout.font] is for an item, small, with white text of normal size on blue', () => {
    expect(at('')).toMatchObject({
      type: 'ITEM',
      buttonText: '',
      buttonStyle: {
        ...{ buttonColor: '#306090', textColor: '#ffffff', buttonSize: 'SMALL' },
        ...{ textSize: 'NORMAL', textFont: 'Helvetica Neue' },
      },
    });
  });

  it('[RULE.menu.23] [CONST.layout.tender.typeId] [CONST.layout.tender.exact] [CONST.layout.tender.amount] pays cash at the exact amount, or $1.00', () => {
    expect(at('/typeInfo/tenderInfo')).toEqual({ tenderTypeId: '1', isExactAmount: true, amount: '1.00' });
  });

  it('[RULE.menu.24] [CONST.layout.specialFunction] [CONST.layout.itemSearch] opens the drawer, and searches by name', () => {
    expect(at('/typeInfo/specialFunctionInfo')).toEqual({ function: 'OPEN_DRAWER', itemSearch: 'NAME' });
  });

  it('[CONST.layout.buttonTextMax] has a text of at most 25 characters', () => {
    const text = fieldOf(`/layout/${tabs}/[]/buttons/[]/buttonText`);
    const codes = (length: number) => validateValue(text, 'x'.repeat(length)).map(({ code }) => code);
    expect([codes(25), codes(26)]).toEqual([[], ['too-long']]);
  });
});

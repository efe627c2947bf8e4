import { type DocumentKind, initialDocument, type Menu, type MenuItem } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import type { PublishKind } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { sampleTerraceId } from './company.ts';
import { companyGuests, elmGuests, groupGuests } from './guests.ts';
import { companyHardware, hardwareOf } from './hardware.ts';
import { coastHours, companyHours, harborHours, marketHallHours } from './hours.ts';
import { sampleLocations } from './locations.ts';
import {
  detailsOfHarborSt,
  menuOfMountain,
  menuOfOldMill,
  modifiersOfHarborSt,
  type SamplePicture,
  sampleMenu,
  samplePictures,
  terraceMenu,
} from './menu/index.ts';
import { payments } from './payments.ts';
import { companyZones, elmZones, marketHallZones } from './zones.ts';

/** One step of the sample company's past. Days are counted back from the company's creation. */
export type SampleStep = { readonly daysAgo: number; readonly by: string } & (Save | Publish | Upload);
interface Save {
  readonly save: DocumentKind;
  /** A group or location; null = the company. */
  readonly on: string | null;
  readonly edits: readonly Edit[];
  /** The menu, when it is not the one that locations serve. */
  readonly menuId?: string;
}
interface Upload {
  readonly upload: readonly SamplePicture[];
}
interface Publish {
  readonly publish: PublishKind;
  readonly locations: readonly string[];
  /** At this local time of the first location, on the day after the company was created. */
  readonly tomorrowAt?: string;
}

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const item = (department: string, id: string): string =>
  memberPath(`${memberPath('/departments', department)}/items`, id);
const pricing = (department: string, id: string, scheme: string): string =>
  memberPath(`${item(department, id)}/pricing`, scheme);
const price = (department: string, id: string, value: string, scheme = '1'): Edit =>
  set(`${pricing(department, id, scheme)}/itemBased/price`, value);
const pizzaPrice = (id: string, small: string, large: string): Edit[] => [
  price('pizza', id, large),
  set(`${pricing('pizza', id, '1')}/itemBased/sizePrices/[small]/price`, small),
  set(`${pricing('pizza', id, '1')}/itemBased/sizePrices/[large]/price`, large),
];

const everywhere = sampleLocations.map(location => location.id);
const published = ['market-hall', 'union-station', 'riverfront', 'fulton', 'old-mill', 'harbor-st', 'beacon'];

/** The whole content of a document, as edits of the document of a new company. */
const whole = (kind: DocumentKind, value: object): Edit[] => {
  const start = new Map<string, unknown>(Object.entries(initialDocument(kind)));
  return Object.entries(value).flatMap(([key, part]) =>
    JSON.stringify(start.get(key)) === JSON.stringify(part) ? [] : [set(`/${key}`, part)],
  );
};

const pepperoni = (menu: Menu): MenuItem => {
  const model = menu.departments[0]?.items.find(one => one.id === 'pepperoni');
  if (model === undefined) throw new Error('The sample menu has no pepperoni.');
  return { ...model, id: 'elm-st-pepperoni', info: { ...model.info, name: 'Elm St. Pepperoni', pluNum: '1901' } };
};

const squash = (menu: Menu): MenuItem => ({
  ...pepperoni(menu),
  id: 'squash-pizzetta',
  category: 'pizza-seasonal',
  info: { ...pepperoni(menu).info, name: 'Squash pizzetta', pluNum: '1902' },
});

export const timeline = (menu: Menu = sampleMenu()): readonly SampleStep[] => [
  {
    daysAgo: 60,
    by: 'tomas',
    save: 'settings',
    on: null,
    edits: [
      set('/tableSettings/serverKeepsTips', true),
      set('/tableSettings/issueServerBankOfAmount', '100.00'),
      set('/barSettings/barTabs', true),
      ...payments.company,
      ...companyHours,
      ...companyHardware,
    ],
  },
  // The menu names images, printers and displays, and guests' rewards name items.
  { daysAgo: 60, by: 'marcus', upload: samplePictures() },
  { daysAgo: 60, by: 'marcus', save: 'menu', on: null, edits: whole('menu', menu) },
  {
    daysAgo: 60,
    by: 'tomas',
    save: 'settings',
    on: null,
    edits: [...companyGuests, ...companyZones],
  },
  ...everywhere.map(
    (id): SampleStep => ({ daysAgo: 59, by: 'tomas', save: 'settings', on: id, edits: hardwareOf(id) }),
  ),
  {
    daysAgo: 59,
    by: 'ingrid',
    save: 'employment',
    on: null,
    edits: [set('/timeClock/enable', true), set('/timeClock/breaks/enabled', true)],
  },
  {
    daysAgo: 58,
    by: 'hana',
    save: 'settings',
    on: 'downtown',
    edits: [
      set('/tableSettings/requirePeopleNumber', true),
      set('/tableSettings/tableAlertTimesInMins/afterOrdering', 75),
      ...payments.downtown,
      ...groupGuests.downtown,
    ],
  },
  {
    daysAgo: 58,
    by: 'hana',
    save: 'menu',
    on: 'downtown',
    edits: [
      price('bar', 'negroni', '11.00', 'happy-hour'),
      price('bar', 'spritz', '10.00', 'happy-hour'),
      price('coffee-and-tea', 'latte', '5.25'),
      set('/offers/[lunch-pizza]/validity/timeOfDay/endOffset', 18_000),
    ],
  },
  {
    daysAgo: 57,
    by: 'kofi',
    save: 'settings',
    on: 'coast',
    edits: [
      set('/barSettings/preAuthMode', 'PRE_AUTH_INCREMENT'),
      set('/barSettings/preAuthAmountIncrement', '50.00'),
      ...coastHours,
      ...groupGuests.coast,
    ],
  },
  {
    daysAgo: 56,
    by: 'ruth',
    save: 'settings',
    on: 'mountain',
    edits: [set('/tableSettings/autoClearAfterSettle', true), ...groupGuests.mountain],
  },
  { daysAgo: 56, by: 'priya', save: 'menu', on: 'mountain', edits: menuOfMountain },
  { daysAgo: 56, by: 'ruth', save: 'employment', on: 'mountain', edits: [set('/timeClock/breaks/defaultLength', 900)] },
  {
    daysAgo: 55,
    by: 'ana',
    save: 'settings',
    on: 'elm-st',
    edits: [
      set('/tableSettings/tableAlertTimesInMins/seatedNoOrder', 8),
      set('/tableSettings/issueServerBankOfAmount', '150.00'),
      ...payments.elmSt,
      ...elmGuests,
      ...elmZones,
    ],
  },
  {
    daysAgo: 55,
    by: 'ana',
    save: 'menu',
    on: 'elm-st',
    edits: [
      ...pizzaPrice('margherita', '16.50', '20.50'),
      ...pizzaPrice('diavola', '18.50', '22.50'),
      { op: 'remove', path: item('pizza', 'calzone-rosso') },
      { op: 'add', path: item('pizza', 'elm-st-pepperoni'), after: 'pepperoni', value: pepperoni(menu) },
      { op: 'move', path: item('pizza', 'napoletana'), after: 'marinara' },
      set('/offers/[pizza-pickup]/validity/minimumPurchase/amount', '30.00'),
    ],
  },
  {
    daysAgo: 54,
    by: 'ming',
    save: 'menu',
    on: 'market-hall',
    edits: [price('bar', 'house-lager', '7.50'), price('bar', 'pilsner', '8.00')],
  },
  { daysAgo: 54, by: 'ming', save: 'settings', on: 'market-hall', edits: [...marketHallHours, ...marketHallZones] },
  { daysAgo: 54, by: 'kofi', save: 'settings', on: 'harbor-st', edits: harborHours },
  { daysAgo: 54, by: 'priya', save: 'menu', on: 'harbor-st', edits: [...modifiersOfHarborSt, ...detailsOfHarborSt] },
  { daysAgo: 54, by: 'priya', save: 'menu', on: 'old-mill', edits: menuOfOldMill },
  {
    daysAgo: 54,
    by: 'luis',
    save: 'settings',
    on: 'larimer',
    edits: [set('/tableSettings/tableAlertTimesInMins/afterSettling', 20)],
  },
  {
    daysAgo: 53,
    by: 'tasi',
    save: 'menu',
    on: 'tumon-bay',
    edits: [
      set('/taxStructures/[1]/flatRate', '5.00'),
      price('desserts', 'vanilla-gelato', '7.50'),
      price('desserts', 'chocolate-gelato', '7.50'),
    ],
  },
  { daysAgo: 50, by: 'priya', publish: 'menu', locations: everywhere },
  { daysAgo: 50, by: 'priya', publish: 'employment', locations: everywhere },
  {
    daysAgo: 20,
    by: 'marcus',
    save: 'menu',
    on: null,
    edits: [price('bar', 'house-red', '7.00'), price('bar', 'house-white', '7.00'), price('grill', 'ribeye', '46.00')],
  },
  { daysAgo: 19, by: 'marcus', publish: 'menu', locations: everywhere },
  {
    daysAgo: 12,
    by: 'tomas',
    save: 'settings',
    on: null,
    edits: [set('/tableSettings/tableAlertTimesInMins/seatedNoOrder', 12), ...payments.companyLater],
  },
  { daysAgo: 11, by: 'tomas', publish: 'menu', locations: everywhere },
  {
    daysAgo: 5,
    by: 'marcus',
    save: 'menu',
    on: null,
    edits: whole('menu', terraceMenu()),
    menuId: sampleTerraceId,
  },
  {
    daysAgo: 3,
    by: 'marcus',
    save: 'menu',
    on: null,
    edits: [
      ...pizzaPrice('margherita', '15.50', '19.50'),
      price('bar', 'house-red', '8.00'),
      { op: 'add', path: item('pizza', 'squash-pizzetta'), after: 'pumpkin-and-sage', value: squash(menu) },
    ],
  },
  { daysAgo: 2, by: 'marcus', publish: 'menu', locations: published },
  {
    daysAgo: 1,
    by: 'ana',
    save: 'settings',
    on: 'elm-st',
    edits: [set('/tableSettings/issueServerBankOfAmount', '200.00'), ...payments.elmStLater],
  },
  {
    daysAgo: 1,
    by: 'grace',
    save: 'settings',
    on: 'alameda',
    edits: [set('/tableSettings/requireEnterSection', true)],
  },
  { daysAgo: 0.2, by: 'ruth', publish: 'menu', locations: ['larimer'], tomorrowAt: '04:00' },
];

import { initialDocument, type OrderType, type PointBonus } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { memberPath } from '@commissary/schema';

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const type = (id: number): string => memberPath('/orderTypes/types', id);
const promiseTime = (id: number): string => memberPath('/promiseTimes/orderTypes', id);
const promise = (id: number, times: readonly [min: number, usual: number, max: number]): Edit[] => [
  set(`${promiseTime(id)}/minTime`, times[0]),
  set(`${promiseTime(id)}/defaultTime`, times[1]),
  set(`${promiseTime(id)}/maxTime`, times[2]),
];

const online = [2, 7, 9];
const { orderTypes, promiseTimes } = initialDocument('settings');

/** Catering, the twelfth order type, has promise times of its own. */
const catering = (): Edit[] => {
  const model = orderTypes.types.find(one => one.id === 9);
  const time = promiseTimes.orderTypes.at(-1);
  if (model === undefined || time === undefined) throw new Error('The default order types have none to copy.');
  const value: OrderType = {
    ...model,
    id: 12,
    name: '',
    customName: 'Catering',
    abbrev: 'C',
    code: '',
    settings: { ...model.settings, requireNumberOfPeople: true },
  };
  const parts = promiseTimes.dayParts.slice(-3);
  return [
    { op: 'add', path: type(12), after: '11', value },
    set('/orderTypes/nextTypeId', 13),
    {
      op: 'add',
      path: promiseTime(12),
      after: String(time.id),
      value: { ...time, id: 12, orderType: 12, minTime: 120, defaultTime: 240, maxTime: 1440 },
    },
    ...parts.map(
      (part, index): Edit => ({
        op: 'add',
        path: memberPath('/promiseTimes/dayParts', `12-${part.storeShift}`),
        after: index === 0 ? String(parts.at(-1)?.id) : `12-${parts[index - 1]?.storeShift}`,
        value: { ...part, id: `12-${part.storeShift}`, orderType: 12, default: 240 },
      }),
    ),
  ];
};

const happyMonday: PointBonus = {
  id: 'happy-monday',
  name: 'Happy Monday',
  type: 'PERCENT_OF_NORMAL',
  value: 200,
  days: [1],
  startTime: 61_200,
  endTime: 75_600,
  allowOnline: true,
  firstOrderOnly: false,
  firstOnlineOrderOnly: false,
  departments: [],
  categories: [],
  items: [],
  menuId: '',
  disabled: false,
};

const welcome: PointBonus = {
  ...happyMonday,
  id: 'welcome',
  name: 'Welcome',
  type: 'BONUS_POINTS',
  value: 50,
  days: [0, 1, 2, 3, 4, 5, 6],
  firstOrderOnly: true,
};

/** How guests of Sorrel & Salt order, which times they are promised, and what their loyalty earns. */
export const companyGuests: readonly Edit[] = [
  ...online.map(id => set(`${type(id)}/activeOnline`, true)),
  set(`${type(2)}/activeKiosk`, true),
  set(`${type(3)}/activePOS`, false),
  set(`${type(9)}/settings/curbside`, 'OPTIONAL'),
  ...catering(),
  ...promise(2, [10, 20, 60]),
  ...promise(7, [30, 50, 90]),
  ...promise(9, [15, 25, 60]),
  set('/deferredOrders/allowDeferredOnlineOrders', true),
  set('/deferredOrders/advancedExtraPrint', 'RECEIPT'),
  set('/deferredOrders/printer', 'counter-printer'),
  set('/deliverySettings/orderMinimum/enabled', true),
  set('/deliverySettings/orderMinimum/value', '20.00'),
  set('/deliverySettings/flatFeeAmount', '3.50'),
  set('/driverManagement/requireDriverDrop', true),
  set('/driverManagement/driverDropRequiredLimit', '150.00'),
  set('/marketing/loyaltyProgramName', 'Salt & Points'),
  set('/marketing/loyaltyOnlineCheckoutEnroll', true),
  set('/marketing/pointsRequiredForRedemption', 100),
  set('/marketing/pointsBonuses', [happyMonday, welcome]),
  set('/marketing/customerGroups', [
    { id: 'regulars', name: 'Regulars' },
    { id: 'offices', name: 'Offices nearby' },
  ]),
  set('/marketing/userDefinedFields/[1]/title', 'Allergies'),
  set('/marketing/userDefinedFields/[1]/active', true),
  set('/marketing/userDefinedFields/[1]/print', true),
  set('/marketing/posEmailAtTimeOfOrder', true),
  set('/marketing/posEmailName', 'Sorrel & Salt'),
  set('/marketing/instagramUrl', 'https://instagram.example/sorrelandsalt'),
  set('/marketing/personalizedSuggestionsEnabled', true),
];

const addresses = (areaCodes: readonly string[], states: readonly string[], cities: readonly string[]): Edit[] => [
  set('/marketing/areaCodes', areaCodes),
  set('/marketing/states', states),
  set('/marketing/defaultState', states[0]),
  set('/marketing/cities', cities),
];

/** The delivery areas of each group, and their distances. */
export const groupGuests = {
  downtown: [
    ...addresses(['312', '773', '563'], ['IL', 'IA'], ['Chicago', 'Davenport']),
    set('/marketing/defaultAreaCode', '312'),
  ],
  mountain: [...addresses(['303', '970'], ['CO'], ['Denver', 'Boulder', 'Fort Collins']), ...promise(7, [35, 60, 100])],
  coast: addresses(['510', '831', '310', '671'], ['CA', 'GU'], ['Alameda', 'Monterey', 'San Pedro', 'Tumon']),
} as const;

/** Two streets to which Elm St. does not deliver any more. */
export const elmGuests: readonly Edit[] = [
  set('/marketing/defaultCity', 'Chicago'),
  set('/invalidAddresses', [
    {
      id: 'loading-dock',
      houseNumber: '401',
      streetName: 'Lower Wacker Dr.',
      address2: '',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
      note: 'A loading dock without a bell',
    },
    {
      id: 'closed-pier',
      houseNumber: '600',
      streetName: 'E Grand Ave.',
      address2: 'Slip 4',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60611',
      country: 'US',
      note: 'No way in after eight',
    },
  ]),
];

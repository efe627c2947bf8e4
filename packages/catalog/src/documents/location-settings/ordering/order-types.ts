import {
  choice,
  type Field,
  group,
  idField,
  initial,
  list,
  number,
  set,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { limitedOnline } from './limited-online.ts';
import { onlineOrderTypes, orderTypeId, orderTypeReference, sameIds, systemOrderTypes } from './order-type-ids.ts';

const { toGo, driveThru, pickUp, prePaidDelivery } = orderTypeId;

const settingsFields = group(
  { label: 'Order requirements' },
  {
    curbside: choice({
      label: 'Curbside',
      options: [
        { value: 'OFF', label: 'Off' },
        { value: 'OPTIONAL', label: 'Guest can choose' },
        { value: 'REQUIRED', label: 'Always' },
      ],
      visibleWhen: { path: 'id', up: 1, equals: sameIds(toGo, driveThru, pickUp) },
    }),
    requireTentNumber: toggle({ label: 'Require tent number' }),
    requireTableNumber: toggle({ label: 'Require table number' }),
    requireCustomerName: toggle({ label: 'Require customer name' }),
    requirePhoneNumber: toggle({ label: 'Require phone number' }),
    requireCustomerLookup: toggle({ label: 'Require customer lookup' }),
    requireNumberOfPeople: toggle({ label: 'Require guest count' }),
    saveOpenTickets: toggle({ label: 'Save open tickets', help: 'Orders can be saved before payment' }),
    showInServerDetails: toggle({ label: 'Show in server details' }),
  },
);
export interface OrderTypeSettings extends Value<typeof settingsFields> {}
const settings: Field<OrderTypeSettings> = settingsFields;

const orderTypeFields = group(
  {
    label: 'Order type',
    layout: [
      { fields: ['customName', 'abbrev'] },
      { title: 'Availability', fields: ['activePOS', 'activeKiosk', 'availableOnline', 'activeOnline'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Default name', max: 60, systemManaged: true }),
    customName: text({ label: 'Name', help: 'Leave blank to use the default name', max: 60 }),
    abbrev: text({ label: 'Abbreviation', help: 'On tickets and displays', max: 5 }),
    code: text({ label: 'Code', max: 40, systemManaged: true }),
    groupId: number({ label: 'Group', max: 2, systemManaged: true, initial: 1 }),
    activePOS: toggle({ label: 'POS', initial: true }),
    activeOnline: toggle({
      label: 'Online',
      alternativePermission: limitedOnline,
      forced: {
        when: [
          { path: 'availableOnline', equals: false },
          { path: 'id', equals: sameIds(prePaidDelivery) },
        ],
        value: false,
      },
    }),
    activeKiosk: toggle({ label: 'Kiosk' }),
    availableOnline: toggle({
      label: 'Available for online ordering',
      initialFrom: 'activeOnline',
      help: 'Turning this off also turns off Online',
    }),
    settings,
  },
  [
    rule<{ name: string; customName: string }>(
      'unnamed',
      'customName',
      type => type.customName.trim() + type.name.trim() !== '',
    ),
  ],
);
export interface OrderType extends Value<typeof orderTypeFields> {}
export const orderType: Field<OrderType> = orderTypeFields;

interface BuiltIn extends Partial<Pick<OrderType, 'abbrev' | 'code' | 'groupId'>> {
  readonly needs?: Partial<OrderTypeSettings>;
}

const builtIn = (number: number, name: string, { needs, ...more }: BuiltIn = {}): OrderType => ({
  ...initial(orderType),
  id: number,
  name,
  availableOnline: onlineOrderTypes.includes(number),
  settings: { ...initial(settings), ...needs },
  groupId: 0,
  ...more,
});

const phone = { requireCustomerName: true, requirePhoneNumber: true, saveOpenTickets: true };
const seated = { requireTableNumber: true, saveOpenTickets: true, showInServerDetails: true };

export const builtInOrderTypes: readonly OrderType[] = [
  builtIn(1, 'Dine In', { code: 'dine_in', groupId: 1, needs: { requireTentNumber: true, saveOpenTickets: true } }),
  builtIn(2, 'To Go', { code: 'to_go', groupId: 1, abbrev: 'T', needs: { requireCustomerName: true } }),
  builtIn(3, 'Drive Thru', { code: 'drive_thru', groupId: 1 }),
  builtIn(4, 'Bar', { code: 'bar', groupId: 1, needs: seated }),
  builtIn(5, 'Table', { code: 'table', groupId: 1, needs: { ...seated, requireNumberOfPeople: true } }),
  builtIn(prePaidDelivery, 'Drop-Off'),
  builtIn(7, 'Delivery', {
    code: 'delivery',
    groupId: 2,
    abbrev: 'D',
    needs: { requireCustomerLookup: true, saveOpenTickets: true },
  }),
  builtIn(8, 'Eat In', { code: 'eat_in', groupId: 2, abbrev: 'E', needs: phone }),
  builtIn(pickUp, 'Pick Up', { code: 'pick_up', groupId: 2, abbrev: 'P', needs: phone }),
  builtIn(10, 'Really Deferred'),
  builtIn(11, 'Temporarily Store'),
];

const fields = group(
  {
    label: 'Order types',
    permission: 'accessConfigurationOptions',
    help: 'Where each order type is offered and what it requires',
  },
  {
    types: list(
      {
        label: 'Order types',
        max: 100,
        initial: builtInOrderTypes,
        builtInIds: builtInOrderTypes.map(type => type.id),
        internalIds: systemOrderTypes,
        customNamePath: 'customName',
        nextIdPath: 'nextTypeId',
        columns: ['activePOS', 'activeOnline', 'activeKiosk'],
      },
      orderType,
    ),
    nextTypeId: number({ label: 'Next number', initial: 12, min: 12, systemManaged: true }),
    defaultOnlineOrderTypes: set(
      { label: 'Order types for online orders', initial: onlineOrderTypes, systemManaged: true },
      orderTypeReference(),
    ),
  },
);

export interface OrderTypes extends Value<typeof fields> {}
export const orderTypes: Field<OrderTypes> = fields;

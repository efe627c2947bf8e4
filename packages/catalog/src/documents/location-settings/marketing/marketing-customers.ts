import { type Field, group, idField, list, number, reference, set, text, toggle, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { usState } from '../us-state.ts';

const slots = [1, 2, 3] as const;

const slotFields = group(
  { label: 'Field' },
  {
    id: idField(),
    title: text({ label: 'Title', max: 40 }),
    active: toggle({ label: 'Active' }),
    print: toggle({ label: 'Print on tickets' }),
  },
);
export interface UserDefinedField extends Value<typeof slotFields> {}
export const userDefinedField: Field<UserDefinedField> = slotFields;

const groupFields = group({ label: 'Customer group' }, { id: idField(), name: text({ label: 'Name', max: 60 }) }, [
  named(),
]);
export interface CustomerGroup extends Value<typeof groupFields> {}
export const customerGroup: Field<CustomerGroup> = groupFields;

/** The initial value of new customers: one of the allowed words, until that word is removed. */
const preset = (label: string, words: string) =>
  reference({ label, to: `/marketing/${words}`, onDelete: 'unset', targetsStrings: true });

const orders = (label: string, initial: number) => number({ label, initial, min: 1, max: 100_000, unit: 'orders' });

/** The data of customers, and how they are identified. */
export const customerFields = {
  areaCodes: set({ label: 'Area codes' }, text({ label: 'Area code', max: 3, pattern: '\\d{3}' })),
  defaultAreaCode: preset('Default area code', 'areaCodes'),
  states: set({ label: 'States' }, usState('State')),
  defaultState: preset('Default state', 'states'),
  cities: set({ label: 'Cities' }, text({ label: 'City', max: 60 })),
  defaultCity: preset('Default city', 'cities'),
  zipCodes: set({ label: 'ZIP codes' }, text({ label: 'ZIP code', max: 10, pattern: '\\d{5}(?:-\\d{4})?' })),
  defaultZipCode: preset('Default ZIP code', 'zipCodes'),
  requireFirstName: toggle({ label: 'First name', initial: true }),
  requireLastName: toggle({ label: 'Last name' }),
  requirePhone: toggle({ label: 'Phone number', initial: true }),
  requireAddress: toggle({ label: 'Address' }),
  requireZone: toggle({ label: 'Delivery zone' }),
  oneStarOrders: orders('One star after', 3),
  twoStarOrders: orders('Two stars after', 10),
  threeStarOrders: orders('Three stars after', 40),
  approveCustomersForChecks: toggle({ label: 'Customers must be approved to pay by check' }),
  autoSelectOnLookup: toggle({ label: 'Auto-select when one customer matches', help: 'Skips the results list' }),
  userDefinedFields: list(
    {
      label: 'Custom customer fields',
      namePath: 'title',
      max: slots.length,
      builtInIds: slots,
      initial: slots.map(slot => ({ id: slot, title: '', active: false, print: false })),
      columns: ['active', 'print'],
    },
    userDefinedField,
  ),
  customerGroups: list({ label: 'Customer groups', max: 200, columns: [] }, customerGroup),
} as const;

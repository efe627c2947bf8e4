import { type Field, group, idField, list, number, optional, text, type Value } from '@commissary/schema';
import { usState } from '../us-state.ts';

const addressFields = group(
  { label: 'Address' },
  {
    id: idField(),
    houseNumber: text({ label: 'Street number', max: 20 }),
    streetName: text({ label: 'Street', max: 100 }),
    address2: text({ label: 'Apartment or suite', max: 60 }),
    city: text({ label: 'City', max: 60 }),
    state: optional(usState('State')),
    postalCode: text({ label: 'ZIP code', max: 10, pattern: '\\d{5}(?:-\\d{4})?' }),
    country: text({ label: 'Country', initial: 'US', max: 60, systemManaged: true }),
    note: text({ label: 'Reason', help: 'Staff see it. Guests do not', max: 500, multiline: true }),
    lastUpdated: optional(
      group(
        { label: 'Last changed', systemManaged: true },
        {
          userId: text({ label: 'Changed by (ID)', max: 64 }),
          userDisplayName: text({ label: 'Changed by' }),
          // Seconds since 1970, as terminals write them.
          dateTimestamp: number({ label: 'Changed on', max: 99_999_999_999 }),
        },
      ),
    ),
  },
);
export interface InvalidAddress extends Value<typeof addressFields> {}
export const invalidAddress: Field<InvalidAddress> = addressFields;

const fields = list(
  {
    label: 'Invalid addresses',
    help: 'Delivery orders to these addresses are blocked',
    permission: 'locationSettings',
    max: 5000,
    displayName: address => lineOf(address as Partial<InvalidAddress>),
    columns: [],
  },
  invalidAddress,
);

/** 12 Main St., Chicago, IL 60611: house number and street, city, state and zip code. */
function lineOf({ houseNumber, streetName, city, state, postalCode }: Partial<InvalidAddress>): string | undefined {
  const street = [houseNumber, streetName].filter(Boolean).join(' ');
  const path = [state, postalCode].filter(Boolean).join(' ');
  return [street, city, path].filter(Boolean).join(', ') || undefined;
}

export interface InvalidAddresses extends Value<typeof fields> {}
export const invalidAddresses: Field<InvalidAddresses> = fields;

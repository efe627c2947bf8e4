import { type Address, formatAddress, formatPhone } from '@commissary/domain';
import type { locationLabels } from './texts/index.ts';

export type LocationField = keyof typeof locationLabels;

/** Formats a value of such a field; null = no value. `nameOf` returns the names of groups and menus. */
export const formatLocationValue = (
  field: LocationField,
  value: unknown,
  nameOf: (id: string) => string,
): string | null => {
  if (value === null || value === undefined || value === '') return null;
  switch (field) {
    case 'address':
      return formatAddress(value as Address);
    case 'phone':
      return formatPhone(String(value));
    case 'groupId':
    case 'menuId':
      return nameOf(String(value));
    case 'kioskActive':
      return value === true ? 'Yes' : 'No';
    case 'tags':
      return (value as readonly string[]).join(', ') || null;
    default:
      return String(value);
  }
};

import { type Address, formatAddress, formatPhone, type Product } from '@commissary/domain';

/** What the fields of a location are called, in its form as in the history of what was changed. */
export const locationLabels = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  timeZone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  groupId: 'Group',
  menuId: 'Menu',
  kioskActive: 'Kiosk active',
  schedulingLocationId: 'External scheduling location ID',
  tags: 'Tags',
} as const;
export type LocationField = keyof typeof locationLabels;

/** A value of such a field in words; null = there is none. `nameOf` knows groups and menus. */
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

export const productLabels: Readonly<Record<Product, string>> = {
  online: 'Online ordering',
  delivery: 'Delivery',
  tableService: 'Table service',
  loyalty: 'Loyalty',
};

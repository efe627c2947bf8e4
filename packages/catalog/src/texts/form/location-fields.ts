import type { Product } from '@commissary/domain';

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

export const productLabels: Readonly<Record<Product, string>> = {
  online: 'Online ordering',
  delivery: 'Delivery',
  tableService: 'Table service',
  loyalty: 'Loyalty',
};

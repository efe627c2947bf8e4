/** What the fields of a location are called, in its form, on its page and in the audit. */
export const locationLabels = {
  name: 'Name',
  timeZone: 'Time zone',
  address: 'Address',
  phone: 'Phone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  groupId: 'Group',
  menuId: 'Menu',
  kioskActive: 'Kiosk active',
  schedulingLocationId: 'External scheduling location ID',
  tags: 'Tags',
};

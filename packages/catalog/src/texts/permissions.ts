import type { Permission } from '@commissary/domain';

/** What a permission allows, for the person who grants it. A permission that only terminals check has its label alone. */
const descriptions: { readonly [P in Permission]?: string } = {
  dashboard: 'Reports and analytics',
  payroll: 'The payroll report and the payroll settings',
  userAdmin: 'List, add, change, invite and remove employees',
  viewWageData: 'See and change wages of employees and job types',
  userRolesAdmin: 'Create, change, copy and delete roles',
  editLocation: 'Change locations and groups',
  addLocation: 'Add and remove locations and groups',
  companyAdmin: 'All permissions in this company',
  addCompanies: 'Create companies',
  editCompanies: 'List and change companies',
  locationLicensing: 'Location licenses',
  apiCredAdmin: 'Connect and disconnect terminals',
  manageMenuTemplates: 'Create and change menu templates',
  manageMenus: 'Menus and employment; publish employment',
  overrideMenus: 'The menu of a group or location',
  manageLocalItems: 'Items that only one location has',
  overridePriceAndTax: 'Prices and taxes of a location',
  overridePrintingAndKPS: 'Item printing and kitchen display at a location',
  changePrinterSetting: 'Redirect existing print routes to another printer',
  MODIFY_ONLINE_ORDERING_CONFIGURATION: 'Online design and push notifications',
  LIMITED_MANAGE_ONLINE: 'Limited online ordering options',
  pushNotifications: 'Send push notifications',
  setCustomCss: 'Custom CSS for online ordering',
  accessConfigurationOptions: 'Settings and company news; publish and schedule menus and settings',
  locationSettings: 'Delivery settings',
  configureHardware: 'Stations, printers and cash drawers',
  configureCreditCards: 'Credit cards and gift cards',
};

/** A sentence without its full stop; undefined where the label says it all. */
export const permissionDescription = (permission: Permission): string | undefined => descriptions[permission];

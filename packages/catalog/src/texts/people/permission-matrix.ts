import type { Permission, PermissionGroup } from '@commissary/domain';

/** The groups of the roles matrix, as it shows them. */
export const permissionGroupLabels: Readonly<Record<PermissionGroup, string>> = {
  'Employee Management': 'Employee Management',
  Cashier: 'Cashier',
  'Cash Management': 'Cash Management',
  Delivery: 'Delivery',
  Manager: 'Manager',
  Customers: 'Customers',
  'Master Admin': 'Master Admin',
  Online: 'Online',
  'POS Configuration': 'POS Configuration',
  Reports: 'Reports',
  Server: 'Server',
  Voiding: 'Voiding',
  System: 'System',
};

/** For the person who grants a permission. One that only terminals check has none. */
const descriptions: Readonly<Partial<Record<Permission, string>>> = {
  userAdmin: 'List, add, change, invite and remove employees',
  viewWageData: 'See and change wages of employees and job types',
  changePrinterSetting: 'Redirect existing print routes to another printer',
  editLocation: 'Change locations and groups',
  companyAdmin: 'All permissions in this company',
  addLocation: 'Add and remove locations and groups',
  locationLicensing: 'Location licenses',
  addCompanies: 'Create companies',
  editCompanies: 'List and change companies',
  manageMenuTemplates: 'Create and change menu templates',
  apiCredAdmin: 'Connect and disconnect terminals',
  MODIFY_ONLINE_ORDERING_CONFIGURATION: 'Online design and push notifications',
  setCustomCss: 'Custom CSS for online ordering',
  LIMITED_MANAGE_ONLINE: 'Limited online ordering options',
  pushNotifications: 'Send push notifications',
  accessConfigurationOptions: 'Settings and company news; publish and schedule menus and settings',
  manageMenus: 'Menus and employment; publish employment',
  manageLocalItems: 'Items that only one location has',
  overridePriceAndTax: 'Prices and taxes of a location',
  overridePrintingAndKPS: 'Item printing and kitchen display at a location',
  overrideMenus: 'The menu of a group or location',
  configureHardware: 'Stations, printers and cash drawers',
  configureCreditCards: 'Credit cards and gift cards',
  dashboard: 'Reports and analytics',
  payroll: 'The payroll report and the payroll settings',
  userRolesAdmin: 'Create, change, copy and delete roles',
  locationSettings: 'Delivery settings',
};

/** What a permission allows beyond its label, without a full stop; undefined where the label says it all. */
export const permissionDescription = (permission: Permission): string | undefined => descriptions[permission];

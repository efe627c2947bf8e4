import type { Permission, PermissionGroup } from '@commissary/domain';

interface PermissionText {
  /** As the specification spells it, inside a sentence. */
  readonly label: string;
  /** What the permission allows, for the person who grants it. A permission that only terminals check has none. */
  readonly description?: string;
}

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

export const permissionTexts: Readonly<Record<Permission, PermissionText>> = {
  userAdmin: { label: 'add and edit employee records', description: 'List, add, change, invite and remove employees' },
  viewWageData: { label: 'view wage data', description: 'See and change wages of employees and job types' },
  viewEmployeePasswords: { label: 'view employee passwords' },
  overrideScheduleRestrictions: { label: 'override schedule restrictions' },
  approveTimeOff: { label: 'approve time off' },
  discountButton: { label: 'discount button' },
  maxDiscountPercentage: { label: 'max discount percentage' },
  recallOpenTicket: { label: 'recall open ticket not assigned to you' },
  editSavedItems: { label: 'edit saved items on open ticket' },
  recallClosedTicket: { label: 'recall or reopen closed ticket' },
  nonTaxSale: { label: 'non-tax sale' },
  reprint: { label: 'reprint kitchen ticket and credit slip' },
  accessOrdersScreen: { label: 'access orders screen' },
  deferSavedOrder: { label: 'defer saved order' },
  bypassAgeVerification: { label: 'bypass age verification' },
  openDrawer: { label: 'open drawer' },
  overrideRegisterAssignment: { label: 'override register assignment' },
  paidIn: { label: 'paid in' },
  registerDrop: { label: 'register drop' },
  closeRegister: { label: 'close register' },
  viewRegisterDetails: { label: 'view register details' },
  editBankDeposit: { label: 'edit bank deposit' },
  overrideEodDeposit: { label: 'override EOD deposit' },
  modifyDispatchedTicket: { label: 'modify dispatched ticket' },
  changeDriverBankAmount: { label: 'change driver bank amount' },
  accessDriverStatus: { label: 'access driver status for someone else' },
  unassign: { label: 'unassign' },
  assignToSomeoneElse: { label: 'assign to someone else' },
  driverDrop: { label: 'driver drop' },
  overrideDeliveryRestrictions: { label: 'override delivery restrictions' },
  editMileage: { label: 'edit mileage' },
  changePrinterSetting: {
    label: 'change printer settings',
    description: 'Redirect existing print routes to another printer',
  },
  requisition: { label: 'requisition' },
  waste: { label: 'waste' },
  exitPos: { label: 'exit POS' },
  managerHome: { label: 'manager home' },
  updateSoftware: { label: 'update software' },
  changeInventoryPurchasePrices: { label: 'change inventory purchase prices and posting' },
  changeInventoryPosting: { label: 'change inventory purchase prices and posting' },
  approvedWebsites: { label: 'approved websites' },
  remoteAccess: { label: 'remote access' },
  editLocation: { label: 'edit locations', description: 'Change locations and groups' },
  instantMessages: { label: 'instant messages' },
  manageAccount: { label: 'manage account' },
  adjustPoints: { label: 'adjust points' },
  changeGroup: { label: 'change group' },
  creditOffer: { label: 'credit offer' },
  alterPromiseTimes: { label: 'alter promise times' },
  companyAdmin: { label: 'super user', description: 'All permissions in this company' },
  addLocation: { label: 'add locations', description: 'Add and remove locations and groups' },
  locationLicensing: { label: 'licensing', description: 'Location licenses' },
  addCompanies: { label: 'add or edit companies', description: 'Create companies' },
  editCompanies: { label: 'add or edit companies', description: 'List and change companies' },
  manageMenuTemplates: { label: 'menu templates', description: 'Create and change menu templates' },
  apiCredAdmin: { label: 'issue API credentials', description: 'Connect and disconnect terminals' },
  MODIFY_ONLINE_ORDERING_CONFIGURATION: {
    label: 'modify online ordering',
    description: 'Online design and push notifications',
  },
  setCustomCss: { label: 'custom CSS', description: 'Custom CSS for online ordering' },
  LIMITED_MANAGE_ONLINE: { label: 'limited options', description: 'Limited online ordering options' },
  pushNotifications: { label: 'push notifications', description: 'Send push notifications' },
  accessConfigurationOptions: {
    label: 'access configuration',
    description: 'Settings and company news; publish and schedule menus and settings',
  },
  manageMenus: { label: 'edit full menu', description: 'Menus and employment; publish employment' },
  manageLocalItems: { label: 'manage local items', description: 'Items that only one location has' },
  overridePriceAndTax: { label: 'override price and tax', description: 'Prices and taxes of a location' },
  overridePrintingAndKPS: { label: 'printing and KPS', description: 'Item printing and kitchen display at a location' },
  overrideMenus: { label: 'full menu', description: 'The menu of a group or location' },
  itemStatus: { label: 'item status' },
  configureHardware: { label: 'configure hardware', description: 'Stations, printers and cash drawers' },
  configureCreditCards: { label: 'credit cards', description: 'Credit cards and gift cards' },
  assignRemoteStation: { label: 'assign remote station' },
  dashboard: { label: 'access reports', description: 'Reports and analytics' },
  payroll: { label: 'payroll', description: 'The payroll report and the payroll settings' },
  transferTickets: { label: 'transfer tickets assigned or not' },
  serverBanking: { label: 'server banking' },
  changeTableNumber: { label: 'change table number' },
  modifyTip: { label: 'modify tip' },
  combineTickets: { label: 'combine tickets' },
  voidMadeItems: { label: 'void made items on open tickets' },
  voidClosedItems: { label: 'void items on closed tickets' },
  voidTicket: { label: 'void entire ticket' },
  refundPriorDay: { label: 'refund prior-day closed ticket' },
  requireVoidReason: { label: 'require void reason' },
  userRolesAdmin: { label: 'security roles and permissions', description: 'Create, change, copy and delete roles' },
  locationSettings: { label: 'location settings', description: 'Delivery settings' },
  globalRoleGranting: { label: 'give roles for the whole company' },
  defaultRoleAdmin: { label: 'roles of every company' },
  'company-owner': { label: 'owner of the company' },
  engineering: { label: 'provider engineering' },
  viewApiCreds: { label: 'view API credentials' },
  HAS_TOL_ADMIN_ACCESS: { label: 'online ordering administration' },
  TOL: { label: 'online ordering' },
  delivery: { label: 'delivery' },
  tableService: { label: 'table service' },
  loyalty: { label: 'loyalty program' },
};

/** Whether a name is that of a permission of this version. */
export const isNamedPermission = (name: string): name is Permission => Object.hasOwn(permissionTexts, name);

/** A permission as a sentence begins. Stored grants may name one that the product no longer has. */
export const permissionLabel = (name: string): string => {
  const label = isNamedPermission(name) ? permissionTexts[name].label : 'a permission of an older version';
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** What a permission allows beyond its label, without a full stop; undefined where the label says it all. */
export const permissionDescription = (permission: Permission): string | undefined =>
  permissionTexts[permission].description;

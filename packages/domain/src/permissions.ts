/**
 * A permission that a role can contain. One without a label is granted by the provider and is never shown in the roles
 * matrix.
 */
export interface PermissionEntry {
  readonly name: Permission;
  readonly group?: PermissionGroup;
  readonly label?: string;
  /** Never shown, though a role may contain it. */
  readonly hidden?: true;
}

export const permissionGroups = [
  'Employee Management',
  'Cashier',
  'Cash Management',
  'Delivery',
  'Manager',
  'Customers',
  'Master Admin',
  'Online',
  'POS Configuration',
  'Reports',
  'Server',
  'Voiding',
  'System',
] as const;

export type PermissionGroup = (typeof permissionGroups)[number];

/** The flags that the console itself checks. The last four represent a company's licenses. */
export const permissionFlags = [
  'dashboard',
  'userAdmin',
  'globalRoleGranting',
  'userRolesAdmin',
  'defaultRoleAdmin',
  'editLocation',
  'addLocation',
  'companyAdmin',
  'addCompanies',
  'editCompanies',
  'company-owner',
  'engineering',
  'viewApiCreds',
  'apiCredAdmin',
  'manageMenuTemplates',
  'manageMenus',
  'overrideMenus',
  'manageLocalItems',
  'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  'LIMITED_MANAGE_ONLINE',
  'pushNotifications',
  'setCustomCss',
  'accessConfigurationOptions',
  'locationLicensing',
  'HAS_TOL_ADMIN_ACCESS',
  'locationSettings',
  'configureHardware',
  'configureCreditCards',
  'overridePriceAndTax',
  'overridePrintingAndKPS',
  'changePrinterSetting',
  'viewWageData',
  'payroll',
  'TOL',
  'delivery',
  'tableService',
  'loyalty',
] as const;

export type PermissionFlag = (typeof permissionFlags)[number];

export type Permission = PermissionFlag | (typeof labeled)[number][1];

/** [group, name, label, always hidden?] in the order of the roles matrix. */
const labeled = [
  ['Employee Management', 'userAdmin', 'add and edit employee records'],
  ['Employee Management', 'viewWageData', 'view wage data'],
  ['Employee Management', 'viewEmployeePasswords', 'view employee passwords'],
  ['Employee Management', 'overrideScheduleRestrictions', 'override schedule restrictions'],
  ['Employee Management', 'approveTimeOff', 'approve time off'],
  ['Cashier', 'discountButton', 'discount button'],
  ['Cashier', 'maxDiscountPercentage', 'max discount percentage'],
  ['Cashier', 'recallOpenTicket', 'recall open ticket not assigned to you'],
  ['Cashier', 'editSavedItems', 'edit saved items on open ticket'],
  ['Cashier', 'recallClosedTicket', 'recall or reopen closed ticket'],
  ['Cashier', 'nonTaxSale', 'non-tax sale'],
  ['Cashier', 'reprint', 'reprint kitchen ticket and credit slip'],
  ['Cashier', 'accessOrdersScreen', 'access orders screen'],
  ['Cashier', 'deferSavedOrder', 'defer saved order'],
  ['Cashier', 'bypassAgeVerification', 'bypass age verification'],
  ['Cash Management', 'openDrawer', 'open drawer'],
  ['Cash Management', 'overrideRegisterAssignment', 'override register assignment'],
  ['Cash Management', 'paidIn', 'paid in'],
  ['Cash Management', 'registerDrop', 'register drop'],
  ['Cash Management', 'closeRegister', 'close register'],
  ['Cash Management', 'viewRegisterDetails', 'view register details'],
  ['Cash Management', 'editBankDeposit', 'edit bank deposit'],
  ['Cash Management', 'overrideEodDeposit', 'override EOD deposit'],
  ['Delivery', 'modifyDispatchedTicket', 'modify dispatched ticket'],
  ['Delivery', 'changeDriverBankAmount', 'change driver bank amount'],
  ['Delivery', 'accessDriverStatus', 'access driver status for someone else'],
  ['Delivery', 'unassign', 'unassign'],
  ['Delivery', 'assignToSomeoneElse', 'assign to someone else'],
  ['Delivery', 'driverDrop', 'driver drop'],
  ['Delivery', 'overrideDeliveryRestrictions', 'override delivery restrictions'],
  ['Delivery', 'editMileage', 'edit mileage'],
  ['Manager', 'changePrinterSetting', 'change printer settings'],
  ['Manager', 'requisition', 'requisition', 'hidden'],
  ['Manager', 'waste', 'waste', 'hidden'],
  ['Manager', 'exitPos', 'exit POS'],
  ['Manager', 'managerHome', 'manager home'],
  ['Manager', 'updateSoftware', 'update software'],
  ['Manager', 'changeInventoryPurchasePrices', 'change inventory purchase prices and posting', 'hidden'],
  ['Manager', 'changeInventoryPosting', 'change inventory purchase prices and posting', 'hidden'],
  ['Manager', 'approvedWebsites', 'approved websites'],
  ['Manager', 'remoteAccess', 'remote access', 'hidden'],
  ['Manager', 'editLocation', 'edit locations'],
  ['Manager', 'instantMessages', 'instant messages'],
  ['Customers', 'manageAccount', 'manage account'],
  ['Customers', 'adjustPoints', 'adjust points'],
  ['Customers', 'changeGroup', 'change group'],
  ['Customers', 'creditOffer', 'credit offer'],
  ['Customers', 'alterPromiseTimes', 'alter promise times'],
  ['Master Admin', 'companyAdmin', 'super user'],
  ['Master Admin', 'addLocation', 'add locations'],
  ['Master Admin', 'locationLicensing', 'licensing'],
  ['Master Admin', 'addCompanies', 'add or edit companies'],
  ['Master Admin', 'editCompanies', 'add or edit companies'],
  ['Master Admin', 'manageMenuTemplates', 'menu templates'],
  ['Master Admin', 'apiCredAdmin', 'issue API credentials'],
  ['Online', 'MODIFY_ONLINE_ORDERING_CONFIGURATION', 'modify online ordering'],
  ['Online', 'setCustomCss', 'custom CSS'],
  ['Online', 'LIMITED_MANAGE_ONLINE', 'limited options'],
  ['Online', 'pushNotifications', 'push notifications'],
  ['POS Configuration', 'accessConfigurationOptions', 'access configuration'],
  ['POS Configuration', 'manageMenus', 'edit full menu'],
  ['POS Configuration', 'manageLocalItems', 'manage local items'],
  ['POS Configuration', 'overridePriceAndTax', 'override price and tax'],
  ['POS Configuration', 'overridePrintingAndKPS', 'printing and KPS'],
  ['POS Configuration', 'overrideMenus', 'full menu'],
  ['POS Configuration', 'itemStatus', 'item status'],
  ['POS Configuration', 'configureHardware', 'configure hardware'],
  ['POS Configuration', 'configureCreditCards', 'credit cards'],
  ['POS Configuration', 'assignRemoteStation', 'assign remote station'],
  ['Reports', 'dashboard', 'access reports'],
  ['Reports', 'payroll', 'payroll'],
  ['Server', 'transferTickets', 'transfer tickets assigned or not'],
  ['Server', 'serverBanking', 'server banking'],
  ['Server', 'changeTableNumber', 'change table number'],
  ['Server', 'modifyTip', 'modify tip'],
  ['Server', 'combineTickets', 'combine tickets'],
  ['Voiding', 'voidMadeItems', 'void made items on open tickets'],
  ['Voiding', 'voidClosedItems', 'void items on closed tickets'],
  ['Voiding', 'voidTicket', 'void entire ticket'],
  ['Voiding', 'refundPriorDay', 'refund prior-day closed ticket'],
  ['Voiding', 'requireVoidReason', 'require void reason'],
  ['System', 'userRolesAdmin', 'security roles and permissions'],
  ['System', 'locationSettings', 'location settings'],
] as const satisfies readonly (readonly [PermissionGroup, string, string, 'hidden'?])[];

const onMatrix: readonly PermissionEntry[] = labeled.map(([group, name, label, hidden]) => ({
  name,
  group,
  label,
  ...(hidden && { hidden: true as const }),
}));

const matrixNames = new Set<string>(onMatrix.map(permission => permission.name));

/** Every permission: the roles matrix in its order, then the flags that are in no matrix. */
export const permissions: readonly PermissionEntry[] = [
  ...onMatrix,
  ...permissionFlags.filter(name => !matrixNames.has(name)).map(name => ({ name })),
];

const names = new Set<string>(permissions.map(permission => permission.name));

/** Stored grants may be old: a name may have been removed from the catalog. */
export const isPermission = (name: string): name is Permission => names.has(name);

/** Granted by the provider and shown in no matrix. */
const offMatrix: Readonly<Record<Exclude<PermissionFlag, (typeof labeled)[number][1]>, string>> = {
  globalRoleGranting: 'assign roles for the whole company',
  defaultRoleAdmin: 'roles of every company',
  'company-owner': 'owner of the company',
  engineering: 'provider engineering',
  viewApiCreds: 'view API credentials',
  HAS_TOL_ADMIN_ACCESS: 'online ordering administration',
  TOL: 'online ordering',
  delivery: 'delivery',
  tableService: 'table service',
  loyalty: 'loyalty program',
};

const labels = new Map<string, string>([
  ...labeled.map(([, name, label]) => [name, label] as const),
  ...Object.entries(offMatrix),
]);

/**
 * Returns the label of a permission in the roles matrix, as the start of a sentence; a name that was removed from the
 * catalog is marked as such.
 */
export const permissionLabel = (name: string): string => {
  const label = labels.get(name) ?? 'a permission of an earlier version';
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** Permissions that the internal-company flag hides. */
export const internalHides = {
  groups: ['Cashier', 'Server', 'Voiding', 'Customers', 'Delivery', 'Cash Management', 'Manager'],
  permissions: [
    'viewWageData',
    'viewEmployeePasswords',
    'overrideScheduleRestrictions',
    'instantMessages',
    'approveTimeOff',
  ],
} as const satisfies {
  groups: readonly PermissionGroup[];
  permissions: readonly Permission[];
};

/** The rows of the roles matrix for a user with or without the internal-company flag. */
export const visiblePermissions = (internalCompany: boolean): readonly PermissionEntry[] => {
  const groups: readonly string[] = internalCompany ? internalHides.groups : [];
  const hidden: readonly string[] = internalCompany ? internalHides.permissions : [];
  return onMatrix.filter(
    ({ name, group = '', hidden: always }) => !always && !groups.includes(group) && !hidden.includes(name),
  );
};

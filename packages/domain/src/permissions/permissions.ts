/** A permission that a role can hold. One without a group is granted by the provider and is not on the roles matrix. */
export interface PermissionEntry {
  readonly name: Permission;
  readonly group?: PermissionGroup;
  /** Never shown to anybody, though a role may hold it. */
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

export type Permission = PermissionFlag | (typeof matrixRows)[number][1];

/** [group, name, always hidden?] in the order of the roles matrix. */
const matrixRows = [
  ['Employee Management', 'userAdmin'],
  ['Employee Management', 'viewWageData'],
  ['Employee Management', 'viewEmployeePasswords'],
  ['Employee Management', 'overrideScheduleRestrictions'],
  ['Employee Management', 'approveTimeOff'],
  ['Cashier', 'discountButton'],
  ['Cashier', 'maxDiscountPercentage'],
  ['Cashier', 'recallOpenTicket'],
  ['Cashier', 'editSavedItems'],
  ['Cashier', 'recallClosedTicket'],
  ['Cashier', 'nonTaxSale'],
  ['Cashier', 'reprint'],
  ['Cashier', 'accessOrdersScreen'],
  ['Cashier', 'deferSavedOrder'],
  ['Cashier', 'bypassAgeVerification'],
  ['Cash Management', 'openDrawer'],
  ['Cash Management', 'overrideRegisterAssignment'],
  ['Cash Management', 'paidIn'],
  ['Cash Management', 'registerDrop'],
  ['Cash Management', 'closeRegister'],
  ['Cash Management', 'viewRegisterDetails'],
  ['Cash Management', 'editBankDeposit'],
  ['Cash Management', 'overrideEodDeposit'],
  ['Delivery', 'modifyDispatchedTicket'],
  ['Delivery', 'changeDriverBankAmount'],
  ['Delivery', 'accessDriverStatus'],
  ['Delivery', 'unassign'],
  ['Delivery', 'assignToSomeoneElse'],
  ['Delivery', 'driverDrop'],
  ['Delivery', 'overrideDeliveryRestrictions'],
  ['Delivery', 'editMileage'],
  ['Manager', 'changePrinterSetting'],
  ['Manager', 'requisition', 'hidden'],
  ['Manager', 'waste', 'hidden'],
  ['Manager', 'exitPos'],
  ['Manager', 'managerHome'],
  ['Manager', 'updateSoftware'],
  ['Manager', 'changeInventoryPurchasePrices', 'hidden'],
  ['Manager', 'changeInventoryPosting', 'hidden'],
  ['Manager', 'approvedWebsites'],
  ['Manager', 'remoteAccess', 'hidden'],
  ['Manager', 'editLocation'],
  ['Manager', 'instantMessages'],
  ['Customers', 'manageAccount'],
  ['Customers', 'adjustPoints'],
  ['Customers', 'changeGroup'],
  ['Customers', 'creditOffer'],
  ['Customers', 'alterPromiseTimes'],
  ['Master Admin', 'companyAdmin'],
  ['Master Admin', 'addLocation'],
  ['Master Admin', 'locationLicensing'],
  ['Master Admin', 'addCompanies'],
  ['Master Admin', 'editCompanies'],
  ['Master Admin', 'manageMenuTemplates'],
  ['Master Admin', 'apiCredAdmin'],
  ['Online', 'MODIFY_ONLINE_ORDERING_CONFIGURATION'],
  ['Online', 'setCustomCss'],
  ['Online', 'LIMITED_MANAGE_ONLINE'],
  ['Online', 'pushNotifications'],
  ['POS Configuration', 'accessConfigurationOptions'],
  ['POS Configuration', 'manageMenus'],
  ['POS Configuration', 'manageLocalItems'],
  ['POS Configuration', 'overridePriceAndTax'],
  ['POS Configuration', 'overridePrintingAndKPS'],
  ['POS Configuration', 'overrideMenus'],
  ['POS Configuration', 'itemStatus'],
  ['POS Configuration', 'configureHardware'],
  ['POS Configuration', 'configureCreditCards'],
  ['POS Configuration', 'assignRemoteStation'],
  ['Reports', 'dashboard'],
  ['Reports', 'payroll'],
  ['Server', 'transferTickets'],
  ['Server', 'serverBanking'],
  ['Server', 'changeTableNumber'],
  ['Server', 'modifyTip'],
  ['Server', 'combineTickets'],
  ['Voiding', 'voidMadeItems'],
  ['Voiding', 'voidClosedItems'],
  ['Voiding', 'voidTicket'],
  ['Voiding', 'refundPriorDay'],
  ['Voiding', 'requireVoidReason'],
  ['System', 'userRolesAdmin'],
  ['System', 'locationSettings'],
] as const satisfies readonly (readonly [PermissionGroup, string, 'hidden'?])[];

const onMatrix: readonly PermissionEntry[] = matrixRows.map(([group, name, hidden]) => ({
  name,
  group,
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

/** What the internal-company flag hides. */
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

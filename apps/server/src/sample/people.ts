/** Roles and people of the sample company. Permissions are names of the permission catalog. */
export interface SampleRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly maxDiscount: number;
  /** A manager of employees may assign it: roles for hiring. */
  readonly openToHiring?: boolean;
}

const reading = ['dashboard'];
const location = [
  'accessConfigurationOptions',
  'overrideMenus',
  'overridePriceAndTax',
  'manageMenus',
  'locationSettings',
  'viewApiCreds',
  'apiCredAdmin',
  ...reading,
];

export const sampleRoles: readonly SampleRole[] = [
  { id: 'owner', name: 'Owner', permissions: ['companyAdmin', 'company-owner'], maxDiscount: 100 },
  {
    id: 'menu-lead',
    name: 'Menus and prices',
    permissions: [
      'manageMenus',
      'overrideMenus',
      'overridePriceAndTax',
      'overridePrintingAndKPS',
      'accessConfigurationOptions',
      ...reading,
    ],
    maxDiscount: 0,
  },
  {
    id: 'technology',
    name: 'Hardware and payments',
    permissions: [
      'accessConfigurationOptions',
      'configureHardware',
      'configureCreditCards',
      'locationSettings',
      'viewApiCreds',
      'apiCredAdmin',
      ...reading,
    ],
    maxDiscount: 0,
  },
  {
    id: 'people-lead',
    name: 'People and payroll',
    permissions: [
      'userAdmin',
      'userRolesAdmin',
      'viewWageData',
      'payroll',
      'manageMenus',
      'accessConfigurationOptions',
      ...reading,
    ],
    maxDiscount: 0,
  },
  { id: 'accounting', name: 'Accounting', permissions: ['dashboard', 'payroll'], maxDiscount: 0 },
  { id: 'area-manager', name: 'Area manager', permissions: [...location, 'editLocation'], maxDiscount: 50 },
  {
    id: 'area-manager-no-prices',
    name: 'Area manager without prices',
    permissions: location.filter(right => right !== 'overridePriceAndTax'),
    maxDiscount: 50,
  },
  { id: 'general-manager', name: 'General manager', permissions: location, maxDiscount: 25, openToHiring: true },
  {
    id: 'bar-lead',
    name: 'Bar lead',
    permissions: ['overrideMenus', 'manageMenus', 'accessConfigurationOptions'],
    maxDiscount: 10,
    openToHiring: true,
  },
  { id: 'shift-lead', name: 'Shift lead', permissions: reading, maxDiscount: 10, openToHiring: true },
];

export interface SamplePersonRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly roleId: string;
  /** The company, a group or a location. */
  readonly on: string;
}

export const samplePersonRows: readonly SamplePersonRow[] = [
  { id: 'priya', name: 'Priya Raman', about: 'Owner. Sees and changes everything', roleId: 'owner', on: 'company' },
  {
    id: 'marcus',
    name: 'Marcus Oyelaran',
    about: 'Menus and prices for the whole company',
    roleId: 'menu-lead',
    on: 'company',
  },
  {
    id: 'tomas',
    name: 'Tomás Rivera',
    about: 'Hardware, payments and settings everywhere',
    roleId: 'technology',
    on: 'company',
  },
  { id: 'ingrid', name: 'Ingrid Solberg', about: 'Employees, roles and payroll', roleId: 'people-lead', on: 'company' },
  {
    id: 'wendell',
    name: 'Wendell Achebe',
    about: 'Accounting. Reads reports and payroll',
    roleId: 'accounting',
    on: 'company',
  },
  {
    id: 'hana',
    name: 'Hana Lindgren',
    about: 'Area manager, publishes for 5 locations',
    roleId: 'area-manager',
    on: 'downtown',
  },
  {
    id: 'ruth',
    name: 'Ruth Castellano',
    about: 'Area manager, publishes for 3 locations',
    roleId: 'area-manager',
    on: 'mountain',
  },
  {
    id: 'kofi',
    name: 'Kofi Boateng',
    about: 'Area manager, cannot change prices',
    roleId: 'area-manager-no-prices',
    on: 'coast',
  },
  { id: 'ana', name: 'Ana Moreno', about: 'General manager', roleId: 'general-manager', on: 'elm-st' },
  { id: 'jonas', name: 'Jonas Lindqvist', about: 'Bar lead, menu and bar only', roleId: 'bar-lead', on: 'market-hall' },
  { id: 'ming', name: 'Ming Zhao', about: 'General manager', roleId: 'general-manager', on: 'market-hall' },
  { id: 'delphine', name: 'Delphine Okafor', about: 'General manager', roleId: 'general-manager', on: 'union-station' },
  { id: 'sam', name: 'Sam Whitlock', about: 'General manager', roleId: 'general-manager', on: 'riverfront' },
  { id: 'noor', name: 'Noor Haddad', about: 'General manager', roleId: 'general-manager', on: 'fulton' },
  {
    id: 'dee',
    name: 'Dee Whitaker',
    about: 'Shift lead, reads everything, changes nothing',
    roleId: 'shift-lead',
    on: 'larimer',
  },
  { id: 'luis', name: 'Luis Carrasco', about: 'General manager', roleId: 'general-manager', on: 'larimer' },
  { id: 'freya', name: 'Freya Nyström', about: 'General manager', roleId: 'general-manager', on: 'pearl-st' },
  { id: 'omar', name: 'Omar Belkacem', about: 'General manager', roleId: 'general-manager', on: 'old-mill' },
  { id: 'grace', name: 'Grace Tanaka', about: 'General manager', roleId: 'general-manager', on: 'alameda' },
  { id: 'piotr', name: 'Piotr Wrona', about: 'General manager', roleId: 'general-manager', on: 'harbor-st' },
  { id: 'isabel', name: 'Isabel Duarte', about: 'General manager', roleId: 'general-manager', on: 'beacon' },
  { id: 'tasi', name: 'Tasi Cruz', about: 'General manager', roleId: 'general-manager', on: 'tumon-bay' },
  {
    id: 'beth',
    name: 'Beth Amankwah',
    about: 'Shift lead, reads everything, changes nothing',
    roleId: 'shift-lead',
    on: 'alameda',
  },
];

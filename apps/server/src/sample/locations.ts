import type { Address, Product } from '@commissary/domain';

/** Groups and locations of the sample company. `contact`: hours since the last contact of a terminal; null = never. */
export interface SampleLocation {
  readonly id: string;
  readonly name: string;
  readonly groupId: string;
  readonly timeZone: string;
  readonly address: Address;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kiosk: boolean;
  readonly products: readonly Product[];
  readonly tags: readonly string[];
  readonly contact: number | null;
}

export const sampleGroups = [
  { id: 'downtown', name: 'Downtown' },
  { id: 'mountain', name: 'Mountain' },
  { id: 'coast', name: 'Coast' },
] as const;

const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';
const guam = 'Pacific/Guam';

export const sampleLocations: readonly SampleLocation[] = [
  {
    id: 'elm-st',
    name: 'Elm St.',
    groupId: 'downtown',
    timeZone: central,
    address: { street: '214 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' },
    phone: '3125550114',
    latitude: 41.9031,
    longitude: -87.6298,
    kiosk: true,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['flagship', 'patio'],
    contact: 0.1,
  },
  {
    id: 'market-hall',
    name: 'Market Hall',
    groupId: 'downtown',
    timeZone: central,
    address: { street: '131 N Clinton St.', city: 'Chicago', state: 'IL', postalCode: '60661' },
    phone: '3125550131',
    latitude: 41.8838,
    longitude: -87.6411,
    kiosk: true,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['bar'],
    contact: 0.2,
  },
  {
    id: 'union-station',
    name: 'Union Station',
    groupId: 'downtown',
    timeZone: central,
    address: { street: '225 S Canal St.', city: 'Chicago', state: 'IL', postalCode: '60606' },
    phone: '3125550225',
    latitude: 41.8787,
    longitude: -87.6403,
    kiosk: true,
    products: ['tableService', 'loyalty'],
    tags: ['counter'],
    contact: 0.4,
  },
  {
    id: 'riverfront',
    name: 'Riverfront',
    groupId: 'downtown',
    timeZone: central,
    address: { street: '330 E River Dr.', city: 'Davenport', state: 'IA', postalCode: '52801' },
    phone: '5635550330',
    latitude: 41.5201,
    longitude: -90.5693,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['patio'],
    contact: 62,
  },
  {
    id: 'fulton',
    name: 'Fulton',
    groupId: 'downtown',
    timeZone: central,
    address: { street: '812 W Fulton St.', city: 'Chicago', state: 'IL', postalCode: '60607' },
    phone: '3125550812',
    latitude: 41.8867,
    longitude: -87.6481,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: [],
    contact: 0.3,
  },
  {
    id: 'larimer',
    name: 'Larimer',
    groupId: 'mountain',
    timeZone: mountain,
    address: { street: '1430 Larimer St.', city: 'Denver', state: 'CO', postalCode: '80202' },
    phone: '3035551430',
    latitude: 39.7478,
    longitude: -104.9994,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['bar'],
    contact: 0.2,
  },
  {
    id: 'pearl-st',
    name: 'Pearl St.',
    groupId: 'mountain',
    timeZone: mountain,
    address: { street: '1215 Pearl St.', city: 'Boulder', state: 'CO', postalCode: '80302' },
    phone: '3035551215',
    latitude: 40.0186,
    longitude: -105.2797,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['patio'],
    contact: 1.5,
  },
  {
    id: 'old-mill',
    name: 'Old Mill',
    groupId: 'mountain',
    timeZone: mountain,
    address: { street: '77 Mill Rd.', city: 'Fort Collins', state: 'CO', postalCode: '80524' },
    phone: '9705550077',
    latitude: 40.5912,
    longitude: -105.0736,
    kiosk: false,
    products: ['tableService', 'loyalty'],
    tags: [],
    contact: 3,
  },
  {
    id: 'alameda',
    name: 'Alameda',
    groupId: 'coast',
    timeZone: pacific,
    address: { street: '2306 Park St.', city: 'Alameda', state: 'CA', postalCode: '94501' },
    phone: '5105552306',
    latitude: 37.7632,
    longitude: -122.2437,
    kiosk: true,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: [],
    contact: 0.1,
  },
  {
    id: 'harbor-st',
    name: 'Harbor St.',
    groupId: 'coast',
    timeZone: pacific,
    address: { street: '19 Harbor St.', city: 'Monterey', state: 'CA', postalCode: '93940' },
    phone: '8315550019',
    latitude: 36.6045,
    longitude: -121.8932,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['patio'],
    contact: 0.6,
  },
  {
    id: 'beacon',
    name: 'Beacon',
    groupId: 'coast',
    timeZone: pacific,
    address: { street: '505 Beacon Ave.', city: 'San Pedro', state: 'CA', postalCode: '90731' },
    phone: '3105550505',
    latitude: 33.7374,
    longitude: -118.2806,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: [],
    contact: 5,
  },
  {
    id: 'tumon-bay',
    name: 'Tumon Bay',
    groupId: 'coast',
    timeZone: guam,
    address: { street: '1255 Pale San Vitores Rd.', city: 'Tumon', state: 'GU', postalCode: '96913' },
    phone: '6715551255',
    latitude: 13.5154,
    longitude: 144.8063,
    kiosk: false,
    products: ['online', 'delivery', 'tableService', 'loyalty'],
    tags: ['hotel'],
    contact: null,
  },
];

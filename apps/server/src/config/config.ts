import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { passwordRules } from '@commissary/domain';
import { parseSecretKeys, type SecretKey } from './secret-key.ts';

/** What a process does: serve requests, execute publishes, or both. */
export type ProcessRole = 'all' | 'web' | 'worker';

export interface ServerConfig {
  readonly role: ProcessRole;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /**
   * The same database, with the credentials of its owner, who alone may change tables; null = the server does it
   * itself.
   */
  readonly databaseListenUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly databaseAdminUrl: string | null;
  readonly samplePassword: string | null;
  /** So many days of checks a new sample company gets. */
  readonly sampleDays: number;
  /** Keys for the secrets in documents, the current one first; null = a file beside the embedded database. */
  readonly secretKeys: readonly SecretKey[] | null;
  readonly templateFile: string | null;
  readonly webFolder: string | null;
  /** Cache size for documents that were read or computed. */
  readonly cacheBytes: number;
  /** Memory of the process that answers reports from files. */
  readonly reportBytes: number;
  /** The ClickHouse that answers the same reports, with user, password and database; null = none. */
  readonly clickHouseUrl: string | null;
  /** How far saved and published documents are split into parts. */
  readonly partSize: 'members' | 'chunks';
  readonly environment: string;
  readonly trustedProxies: readonly string[];
  /** The address of the console for users; null = the address that the server listens on. */
  readonly address: string | null;
  /** The mail server; null = e-mails are written to a folder on disk. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The object store for images, with its key; null = a folder beside the data. */
  readonly imagesUrl: string | null;
  /** Where terminals fetch published content: a cache before this server; null = this server. */
  readonly contentUrl: string | null;
  readonly frameAncestors: readonly string[];
  /** Hosts of other services that this server may call. */
  readonly outgoingHosts: readonly string[];
  /** The address of the online-ordering service; null = there is none. */
  readonly onlineServiceUrl: string | null;
  /** The address of the service that builds mobile apps; null = none. */
  readonly appBuilderUrl: string | null;
  /** The address of the service that sends push notifications to phones; null = none. */
  readonly pushServiceUrl: string | null;
  /** The address of the order aggregation service; null = none. */
  readonly aggregatorUrl: string | null;
  /** The scheduling service that learns of departments, job types and people. */
  readonly schedulingUrl: string | null;
  /** The analytics service whose dashboards reports show, and the secret that signs people in there; null = none. */
  readonly analyticsUrl: string | null;
  readonly analyticsSecret: string | null;
  /** The address of map tiles, with {z}, {x} and {y}; null = maps have a plain background. */
  readonly mapTiles: string | null;
  readonly mapAttribution: string;
  /** The geocoding service, compatible with Nominatim; null = none. */
  readonly geocoderUrl: string | null;
  /** Where people get support and hardware, linked on home; null = not shown. */
  readonly supportUrl: string | null;
  readonly storeUrl: string | null;
  readonly googleAnalyticsKey: string;
  readonly mixpanelToken: string;
  readonly version: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
/** Either a value, or the error in the text, as a phrase that follows the name of the setting. */
type Read<T> = (text: string) => { readonly value: T } | { readonly wrong: string };

interface Setting<T> {
  readonly name: string;
  readonly fallback: T;
  readonly meaning: string;
  readonly read: Read<T>;
}

const setting = <T>(name: string, fallback: T, meaning: string, read: Read<T>): Setting<T> => ({
  name,
  fallback,
  meaning,
  read,
});

/** The sample company is as old. */
const mostSampleDays = 60;

const text: Read<string> = value => ({ value });
const path: Read<string> = value => ({ value: resolve(value) });
const port: Read<number> = value =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? { value: Number(value) }
    : { wrong: 'must be a whole number from 0 to 65535' };
const databaseAddress: Read<string> = value =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)
    ? { value }
    : { wrong: 'must be an address such as postgres://user@host:5432/name' };
const password: Read<string> = value =>
  value.length >= passwordRules.minLength && value.length <= 1024
    ? { value }
    : { wrong: `must have ${passwordRules.minLength} to 1024 characters` };
const secretKeys: Read<readonly SecretKey[]> = value => {
  const keys = parseSecretKeys(value);
  return keys === null
    ? { wrong: 'must be keys separated by commas, each an id, a colon and 32 bytes in base64' }
    : { value: keys };
};
/** As long as the digest that it signs with. */
const sharedSecret: Read<string> = value =>
  value.length >= 32 && value.length <= 1024 ? { value } : { wrong: 'must have 32 to 1024 characters' };
const clickHouse: Read<string> = value => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOne = url !== null && /^https?:$/.test(url.protocol) && /^\/\w{1,100}$/.test(url.pathname);
  return isOne && url.username !== '' && `${url.search}${url.hash}` === ''
    ? { value }
    : { wrong: 'must be an address such as https://user:password@clickhouse.example:8443/database' };
};
const suffix: Read<string> = value =>
  /^[\w .-]{1,20}$/.test(value) ? { value } : { wrong: 'must be at most 20 letters, digits, spaces, dots or dashes' };
const key: Read<string> = value =>
  /^[\w-]{1,100}$/.test(value) ? { value } : { wrong: 'must be at most 100 letters, digits, dashes or underscores' };
const mebibytes: Read<number> = value =>
  /^\d{1,5}$/.test(value) && Number(value) >= 16
    ? { value: Number(value) * 1024 * 1024 }
    : { wrong: 'must be a whole number of MiB, at least 16' };
const days: Read<number> = value =>
  /^\d{1,2}$/.test(value) && Number(value) <= mostSampleDays
    ? { value: Number(value) }
    : { wrong: `must be a whole number from 0 to ${mostSampleDays}` };
const role: Read<ProcessRole> = value =>
  value === 'all' || value === 'web' || value === 'worker'
    ? { value }
    : { wrong: 'must be web (serves calls), worker (publishes and sends emails) or all (both)' };
const partSize: Read<'members' | 'chunks'> = value =>
  value === 'members' || value === 'chunks'
    ? { value }
    : { wrong: 'must be chunks, or members as long as processes of an earlier version run' };
const addresses: Read<readonly string[]> = value => {
  const list = value.split(',').map(one => one.trim());
  return list.every(one => isIP(one.replace(/\/\d+$/, '')) !== 0)
    ? { value: list }
    : { wrong: 'must be addresses or networks separated by commas, such as 10.0.0.0/8' };
};

const webAddress: Read<string> = value => {
  const origin = originOf(value);
  return origin === null ? { wrong: 'must be an address such as https://console.example' } : { value: origin };
};
const page: Read<string> = value =>
  URL.canParse(value) && new URL(value).protocol === 'https:'
    ? { value }
    : { wrong: 'must be an address such as https://help.example/console' };
const mailServer: Read<string> = value =>
  /^smtps?:\/\//.test(value) && URL.canParse(value)
    ? { value }
    : { wrong: 'must be an address such as smtp://user:password@mail.example:587' };
const bucket: Read<string> = value => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBucket = url !== null && /^https?:$/.test(url.protocol) && /^\/[a-z0-9][a-z0-9.-]{2,62}$/.test(url.pathname);
  return isBucket && url.username !== '' && url.password !== ''
    ? { value }
    : { wrong: 'must be an address such as https://key:secret@s3.example/bucket?region=eu-central-1' };
};
const sender: Read<string> = value =>
  /\S@\S/.test(value) && !/[\r\n]/.test(value) && value.length <= 200
    ? { value }
    : { wrong: 'must be an address such as Commissary <no-reply@example.com>' };
const origins: Read<readonly string[]> = value => {
  const list = value.split(',').map(one => originOf(one.trim()));
  return list.every(one => one !== null)
    ? { value: list }
    : { wrong: 'must be addresses separated by commas, such as https://portal.example' };
};
const hosts: Read<readonly string[]> = value => {
  const list = value.split(',').map(one => one.trim().toLowerCase());
  return list.every(one => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/.test(one))
    ? { value: list }
    : { wrong: 'must be names of hosts separated by commas, such as api.example.com' };
};
const service: Read<string> = value => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain =
    url !== null && url.protocol === 'https:' && `${url.username}${url.search}${url.hash}${url.port}` === '';
  return isPlain && 'value' in hosts(url.hostname)
    ? { value: value.replace(/(?<!\/)\/+$/, '') }
    : { wrong: 'must be an address over TLS such as https://online.example/api' };
};
/** An address of a named host, without any character that would end the policy directive that contains the host. */
const tiles: Read<string> = value =>
  /^https:\/\/[a-z0-9.-]+\/[^\s;,'"]*$/i.test(value) &&
  URL.canParse(value) &&
  ['{z}', '{x}', '{y}'].every(part => value.includes(part))
    ? { value }
    : { wrong: 'must be an address such as https://tiles.example/{z}/{x}/{y}.png' };
const originOf = (text: string): string | null => {
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
};

/** Every setting that the environment can contain: the environment is read through this table only. */
export const configSettings = {
  role: setting<ProcessRole>(
    'COMMISSARY_ROLE',
    'all',
    'What this process does: web, worker or all. Web and worker need DATABASE_URL.',
    role,
  ),
  port: setting('PORT', 4600, 'Port to listen on; 0 takes any free one.', port),
  host: setting('HOST', '127.0.0.1', 'Address to listen on. Any other than loopback turns the sample link off.', text),
  dataFolder: setting('COMMISSARY_DATA', resolve('data'), 'Folder of the embedded database.', path),
  databaseUrl: setting<string | null>(
    'DATABASE_URL',
    null,
    'PostgreSQL to use instead of the embedded database.',
    databaseAddress,
  ),
  databaseListenUrl: setting<string | null>(
    'DATABASE_LISTEN_URL',
    null,
    'The same PostgreSQL without the pooler of DATABASE_URL, for the two connections that listen.',
    databaseAddress,
  ),
  databaseReadUrl: setting<string | null>(
    'DATABASE_READ_URL',
    null,
    'A server that follows the PostgreSQL of DATABASE_URL: history, audit and reports are read from it.',
    databaseAddress,
  ),
  databaseAdminUrl: setting<string | null>(
    'DATABASE_ADMIN_URL',
    null,
    'The same PostgreSQL, signed in as the owner of the tables. With it the server itself cannot change history.',
    databaseAddress,
  ),
  samplePassword: setting<string | null>(
    'COMMISSARY_SAMPLE_PASSWORD',
    null,
    'Gives every person of a new sample company this password. For tests and demonstrations.',
    password,
  ),
  sampleDays: setting(
    'COMMISSARY_SAMPLE_DAYS',
    mostSampleDays,
    'So many days of checks a new sample company gets. For tests and demonstrations.',
    days,
  ),
  secretKeys: setting<readonly SecretKey[] | null>(
    'COMMISSARY_SECRET_KEYS',
    null,
    'Keys for secrets such as processor credentials, as id:base64 of 32 bytes; the first encrypts, all decrypt. PostgreSQL needs one.',
    secretKeys,
  ),
  templateFile: setting<string | null>(
    'COMMISSARY_TEMPLATE',
    null,
    'File of an empty, migrated database (made with --make-template); makes a first start faster.',
    path,
  ),
  webFolder: setting<string | null>('COMMISSARY_WEB', null, 'Folder of the built web app.', path),
  cacheBytes: setting(
    'COMMISSARY_CACHE_MB',
    64 * 1024 * 1024,
    'MiB of memory for cached documents; more of it saves database reads.',
    mebibytes,
  ),
  reportBytes: setting(
    'COMMISSARY_REPORTS_MB',
    256 * 1024 * 1024,
    'MiB of memory for a report of long periods that kept sums do not answer; one that needs more is refused.',
    mebibytes,
  ),
  clickHouseUrl: setting<string | null>(
    'COMMISSARY_CLICKHOUSE',
    null,
    'ClickHouse that learns what was sold and answers reports of long periods that kept sums do not answer; without one DuckDB does.',
    clickHouse,
  ),
  partSize: setting<'members' | 'chunks'>(
    'COMMISSARY_PART_SIZE',
    'chunks',
    'members: a department is stored and published whole. Only as long as processes of an earlier version run beside this one.',
    partSize,
  ),
  environment: setting('COMMISSARY_ENVIRONMENT', '', 'Shown behind the version, for example staging.', suffix),
  trustedProxies: setting<readonly string[]>(
    'COMMISSARY_PROXIES',
    [],
    'Reverse proxies whose X-Forwarded headers are trusted for the client address and for TLS.',
    addresses,
  ),
  address: setting<string | null>(
    'COMMISSARY_ADDRESS',
    null,
    'Public address of the console; links in emails begin with it.',
    webAddress,
  ),
  smtpUrl: setting<string | null>(
    'COMMISSARY_SMTP',
    null,
    'Mail server for invitations and password links; without one they are written to a folder beside the data.',
    mailServer,
  ),
  mailFrom: setting('COMMISSARY_MAIL_FROM', 'Commissary <no-reply@localhost>', 'Sender of every email.', sender),
  imagesUrl: setting<string | null>(
    'COMMISSARY_IMAGES',
    null,
    'S3 bucket for images; without one they are stored in a folder beside the data.',
    bucket,
  ),
  contentUrl: setting<string | null>(
    'COMMISSARY_CONTENT',
    null,
    'Cache, such as a CDN, that fetches /api/content/ from this server; terminals fetch published content from it.',
    webAddress,
  ),
  frameAncestors: setting<readonly string[]>(
    'COMMISSARY_FRAMES',
    [],
    'Origins that may show the console in a frame; no other may.',
    origins,
  ),
  outgoingHosts: setting<readonly string[]>(
    'COMMISSARY_OUTGOING',
    [],
    'Hosts of other services that this server may call, over TLS; it calls no other.',
    hosts,
  ),
  onlineServiceUrl: setting<string | null>(
    'COMMISSARY_ONLINE_SERVICE',
    null,
    'Online-ordering service that locations are cut over to; without one the console shows that there is none.',
    service,
  ),
  appBuilderUrl: setting<string | null>(
    'COMMISSARY_APP_BUILDER',
    null,
    'Service that builds mobile apps; without one the console shows that there is none.',
    service,
  ),
  pushServiceUrl: setting<string | null>(
    'COMMISSARY_PUSH_SERVICE',
    null,
    'Service that sends push notifications to phones; without one the console shows that there is none.',
    service,
  ),
  aggregatorUrl: setting<string | null>(
    'COMMISSARY_AGGREGATOR',
    null,
    'Order aggregation service that accounts are validated with; without one none is valid.',
    service,
  ),
  schedulingUrl: setting<string | null>(
    'COMMISSARY_SCHEDULING',
    null,
    'Scheduling service that learns of departments, job types and employees; without one the console shows that there is none.',
    service,
  ),
  analyticsUrl: setting<string | null>(
    'COMMISSARY_ANALYTICS',
    null,
    'Analytics service whose dashboards are shown as reports; without one the console draws its own.',
    service,
  ),
  analyticsSecret: setting<string | null>(
    'COMMISSARY_ANALYTICS_SECRET',
    null,
    'Signs the tokens that the analytics service accepts; it knows the same secret.',
    sharedSecret,
  ),
  mapTiles: setting<string | null>(
    'COMMISSARY_MAP_TILES',
    null,
    'Map tiles, as an address with {z}, {x} and {y}; browsers load them from there.',
    tiles,
  ),
  mapAttribution: setting('COMMISSARY_MAP_ATTRIBUTION', '', 'Attribution that maps show for the tiles.', text),
  geocoderUrl: setting<string | null>(
    'COMMISSARY_GEOCODER',
    null,
    'Geocoding service, such as Nominatim; without one people enter coordinates.',
    service,
  ),
  supportUrl: setting<string | null>('COMMISSARY_SUPPORT_URL', null, 'Page for support, linked on home.', page),
  storeUrl: setting<string | null>('COMMISSARY_STORE_URL', null, 'Page of a hardware store, linked on home.', page),
  googleAnalyticsKey: setting(
    'COMMISSARY_GOOGLE_ANALYTICS_KEY',
    '',
    'Reports use of the console to this property.',
    key,
  ),
  mixpanelToken: setting('COMMISSARY_MIXPANEL_TOKEN', '', 'Reports use of the console to this project.', key),
};

export type ConfigResult = { readonly config: ServerConfig } | { readonly problems: readonly string[] };

/** Reads every setting and reports all invalid ones at once, each by name. An empty setting counts as absent. */
export const readServerConfig = (environment: Environment = process.env): ConfigResult => {
  const problems: string[] = [];
  const get = <T>({ name, fallback, read }: Setting<T>): T => {
    const given = environment[name]?.trim();
    if (!given) return fallback;
    const result = read(given);
    if ('value' in result) return result.value;
    problems.push(`${name} ${result.wrong}.`);
    return fallback;
  };
  const [onlineServiceUrl, appBuilderUrl] = [get(configSettings.onlineServiceUrl), get(configSettings.appBuilderUrl)];
  const pushServiceUrl = get(configSettings.pushServiceUrl);
  // A configured service may be called.
  const geocoderUrl = get(configSettings.geocoderUrl);
  const aggregatorUrl = get(configSettings.aggregatorUrl);
  const schedulingUrl = get(configSettings.schedulingUrl);
  const analyticsUrl = get(configSettings.analyticsUrl);
  const others = [geocoderUrl, aggregatorUrl, schedulingUrl, analyticsUrl];
  const named = [onlineServiceUrl, appBuilderUrl, pushServiceUrl, ...others].filter(address => address !== null);
  const config: ServerConfig = {
    role: get(configSettings.role),
    port: get(configSettings.port),
    host: get(configSettings.host),
    dataFolder: get(configSettings.dataFolder),
    databaseUrl: get(configSettings.databaseUrl),
    databaseListenUrl: get(configSettings.databaseListenUrl),
    databaseReadUrl: get(configSettings.databaseReadUrl),
    databaseAdminUrl: get(configSettings.databaseAdminUrl),
    samplePassword: get(configSettings.samplePassword),
    sampleDays: get(configSettings.sampleDays),
    secretKeys: get(configSettings.secretKeys),
    templateFile: get(configSettings.templateFile),
    webFolder: get(configSettings.webFolder),
    cacheBytes: get(configSettings.cacheBytes),
    reportBytes: get(configSettings.reportBytes),
    clickHouseUrl: get(configSettings.clickHouseUrl),
    partSize: get(configSettings.partSize),
    environment: get(configSettings.environment),
    trustedProxies: get(configSettings.trustedProxies),
    address: get(configSettings.address),
    smtpUrl: get(configSettings.smtpUrl),
    mailFrom: get(configSettings.mailFrom),
    imagesUrl: get(configSettings.imagesUrl),
    contentUrl: get(configSettings.contentUrl),
    frameAncestors: get(configSettings.frameAncestors),
    outgoingHosts: [...get(configSettings.outgoingHosts), ...named.map(address => new URL(address).hostname)],
    onlineServiceUrl,
    appBuilderUrl,
    pushServiceUrl,
    aggregatorUrl,
    schedulingUrl,
    analyticsUrl,
    analyticsSecret: get(configSettings.analyticsSecret),
    mapTiles: get(configSettings.mapTiles),
    mapAttribution: get(configSettings.mapAttribution),
    geocoderUrl,
    supportUrl: get(configSettings.supportUrl),
    storeUrl: get(configSettings.storeUrl),
    googleAnalyticsKey: get(configSettings.googleAnalyticsKey),
    mixpanelToken: get(configSettings.mixpanelToken),
    version: ownVersion(),
  };
  if (config.role !== 'all' && config.databaseUrl === null)
    problems.push(
      `${configSettings.role.name} ${config.role} needs DATABASE_URL: the embedded database belongs to one process.`,
    );
  for (const name of ['databaseListenUrl', 'databaseReadUrl', 'databaseAdminUrl'] as const)
    if (config[name] !== null && config.databaseUrl === null)
      problems.push(`${configSettings[name].name} needs DATABASE_URL.`);
  const { analyticsUrl: analyticsName, analyticsSecret: secretName } = configSettings;
  if ((analyticsUrl === null) !== (config.analyticsSecret === null))
    problems.push(`${analyticsName.name} and ${secretName.name} need each other.`);
  // A frame of the console's own host would not be kept from the console.
  if (analyticsUrl !== null && config.address !== null && new URL(analyticsUrl).origin === config.address)
    problems.push(`${analyticsName.name} must be on another host than ${configSettings.address.name}.`);
  return problems.length > 0 ? { problems } : { config };
};

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const ownVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

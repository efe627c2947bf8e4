import { parseArgs } from 'node:util';
import { formatNumber } from '@commissary/domain';

export interface TerminalConfig {
  /** Null: no server is called; shows what is on the disk. */
  readonly server: string | null;
  readonly credential: string | null;
  readonly folder: string;
  readonly deviceId: string | null;
  readonly once: boolean;
  /** Time between two check-ins; null: as the server responds. */
  readonly everyMs: number | null;
  readonly statusOnly: boolean;
  readonly show: string | null;
  /** Shows a test ticket by what is on the disk. */
  readonly ticket: boolean;
  /** A file with an order, or a list of orders, to price by what is on the disk; `-` for the standard input. */
  readonly order: string | null;
  /** Reads a PIN from the standard input, and says who has it. */
  readonly logOn: boolean;
  /** Sells so many tickets of what is published; null: none. */
  readonly sell: number | null;
  readonly json: boolean;
  /** Many terminals in this process, in place of one; null: one. */
  readonly fleet: FleetConfig | null;
}

export interface FleetConfig {
  readonly terminals: number;
  /** So many of them take no publish after their first one, and report why. */
  readonly failing: number;
  /** The e-mail of who connects the terminals that have no credential yet; null: nobody. */
  readonly signIn: string | null;
  readonly password: string | null;
  /** Where they are; empty: all locations that this person reaches. */
  readonly locationIds: readonly string[];
}

export const usage = `commissary terminal: fetches, verifies and keeps what is published for one location.

  --server <address>      where the console is, such as http://127.0.0.1:4600
  --credential <id.secret> of the location, as the console shows it once;
                          or in COMMISSARY_CREDENTIAL, where no list of processes shows it
  --data <folder>         where the configuration is kept (./terminal-data)
  --device <name>         what this device is called (chosen once, then kept)
  --once                  check in once and stop
  --every <ms>            check in this often instead of when the server says
  --status                say what runs, from the folder alone
  --show <path>           the value at a document path: /tableSettings/serverKeepsTips, menu:/departments
  --ticket                a test ticket, from the folder alone: prices, taxes and where it prints
  --order <file>          what an order costs, step by step, from the folder alone; - reads the standard input:
                          {"lines": [{"item": "…", "size": "…", "styleOptions": [], "quantity": 1,
                          "modifiers": [{"id": "…", "quantity": 1, "placement": "LEFT"}], "without": []}],
                          "channel": "ONLINE", "orderType": 7, "tenderType": 4, "deliveryZone": "…", "people": 2,
                          "couponCodes": [], "chosenOffers": [{"id": "…"}], "customerGroups": [], "instant": <ms>,
                          "guest": {"usedOffers": [{"id": "…", "orders": 1}]} with earlier orders of the day};
                          all but the items may be left out, and a list of orders is priced order by order
  --log-on                type a PIN and hear who logs on, from the folder alone
  --sell <number>         sells so many tickets of what it runs, keeps them in the folder, and sends them when it
                          checks in; without --server from the folder alone
  --fleet <number>        so many terminals in this process, each with a credential of its own, for load and
                          demonstrations; what they run is in memory, their credentials are in the folder
  --sign-in <e-mail>      who connects the terminals of a fleet that have no credential yet, with the password in
                          COMMISSARY_PASSWORD
  --location <id>         where a fleet is; several times for several (all that this person reaches)
  --failing <number>      so many of a fleet take no publish after their first one, and report why
  --json                  print as JSON
  --help                  say this`;

const mostOfFleet = 100_000;
const mostSold = 10_000;

const options = {
  server: { type: 'string' },
  credential: { type: 'string' },
  data: { type: 'string' },
  device: { type: 'string' },
  every: { type: 'string' },
  show: { type: 'string' },
  ticket: { type: 'boolean' },
  order: { type: 'string' },
  'log-on': { type: 'boolean' },
  sell: { type: 'string' },
  fleet: { type: 'string' },
  failing: { type: 'string' },
  'sign-in': { type: 'string' },
  location: { type: 'string', multiple: true },
  once: { type: 'boolean' },
  status: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The settings, or a message about what is wrong with them; an empty message means that only the usage is printed. */
export const readTerminalConfig = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): TerminalConfig | { readonly problem: string } => {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  if (values.help) return { problem: '' };
  const config: TerminalConfig = {
    server: values.server ?? null,
    credential: values.credential ?? environment.COMMISSARY_CREDENTIAL ?? null,
    folder: values.data ?? './terminal-data',
    deviceId: values.device ?? null,
    once: values.once ?? false,
    everyMs: values.every === undefined ? null : Number(values.every),
    statusOnly: values.status ?? false,
    show: values.show ?? null,
    ticket: values.ticket ?? false,
    order: values.order ?? null,
    logOn: values['log-on'] ?? false,
    sell: values.sell === undefined ? null : Number(values.sell),
    json: values.json ?? false,
    fleet:
      values.fleet === undefined
        ? null
        : {
            terminals: Number(values.fleet),
            failing: Number(values.failing ?? 0),
            signIn: values['sign-in'] ?? null,
            password: environment.COMMISSARY_PASSWORD ?? null,
            locationIds: values.location ?? [],
          },
  };
  const problem = problemOf(config);
  return problem === null ? config : { problem };
};

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, strict: true }).values;

const problemOf = (config: TerminalConfig): string | null => {
  if (config.everyMs !== null && !(Number.isInteger(config.everyMs) && config.everyMs >= 100))
    return '--every takes a number of milliseconds, 100 or more.';
  if (config.sell !== null && !(Number.isInteger(config.sell) && config.sell >= 1 && config.sell <= mostSold))
    return `--sell takes a number of tickets, ${formatNumber(mostSold)} at most.`;
  if (isOffline(config)) return null;
  if (config.server === null || !URL.canParse(config.server)) return '--server takes an address.';
  if (config.fleet !== null) return fleetProblem(config.fleet);
  if (!/^[^.]+\.[^.]+$/.test(config.credential ?? ''))
    return '--credential takes an id and a secret separated by a dot.';
  return null;
};

const fleetProblem = ({ terminals, failing, signIn, password }: FleetConfig): string | null => {
  if (!Number.isInteger(terminals) || terminals < 1 || terminals > mostOfFleet)
    return `--fleet takes a number of terminals, ${formatNumber(mostOfFleet)} at most.`;
  if (!Number.isInteger(failing) || failing < 0 || failing > terminals)
    return '--failing takes a number of terminals of the fleet.';
  if (signIn !== null && !password) return '--sign-in needs the password in COMMISSARY_PASSWORD.';
  return null;
};

/** Whether the disk alone is enough. */
export const isOffline = (config: TerminalConfig): boolean =>
  config.statusOnly ||
  config.ticket ||
  config.order !== null ||
  config.logOn ||
  ((config.show !== null || config.sell !== null) && config.server === null);

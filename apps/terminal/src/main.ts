import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './check-in.ts';
import { isOffline, readTerminalConfig, type TerminalConfig, usage } from './config.ts';
import type { Configuration } from './configuration.ts';
import { type Disk, openDisk } from './disk.ts';
import { findValue } from './document-path.ts';
import { startFleet } from './fleet/start-fleet.ts';
import { lockedText, logOnLines, personWith } from './log-on.ts';
import { openLogOnAttempts } from './log-on-attempts.ts';
import { type LoopReport, runLoop } from './loop.ts';
import { page } from './page.ts';
import { pricedFile } from './priced-orders.ts';
import { serverApi } from './server-api.ts';
import { stopSignal } from './stop-signal.ts';
import { testTicket } from './test-ticket.ts';
import { ticketPage } from './ticket-page.ts';
import { openTill, type Till, tillText } from './tickets/till.ts';

const badSettings = 2;
const inTrouble = 1;

const start = async (config: TerminalConfig): Promise<number> => {
  if (config.fleet !== null) return (await startFleet(config, config.fleet, versionOf())) ? 0 : inTrouble;
  const disk = openDisk(config.folder);
  if (isOffline(config)) {
    if (config.logOn) return (await askPin(config, disk)) ? 0 : inTrouble;
    if (config.order !== null) return printOrder(config, config.order, disk.load()) ? 0 : inTrouble;
    if (config.sell !== null) return sold(tillOf(config, config.sell, disk), disk) ? 0 : inTrouble;
    if (config.ticket) return printTicket(config, disk.load()) ? 0 : inTrouble;
    const report = { configuration: disk.load(), contact: { at: null, trouble: null }, visit: null, nextMs: 0 };
    return print(config, disk, report, true) ? 0 : inTrouble;
  }
  const terminal: Terminal = {
    api: serverApi(config.server ?? '', config.credential ?? ''),
    disk,
    deviceId: config.deviceId ?? disk.deviceId(),
    softwareVersion: versionOf(),
    now: () => Date.now(),
  };
  // What an earlier run has sold is sent, whether this one sells or not.
  const till = tillOf(config, config.sell ?? 0, disk);
  const stop = stopSignal();
  const last = await runLoop(terminal, {
    once: config.once,
    everyMs: config.everyMs,
    till,
    tell: teller(config, disk, till),
    wait: stop.wait,
    stopped: stop.stopped,
    random: Math.random,
  });
  const found = config.show === null || print(config, disk, last, true);
  return found && ((last.contact.trouble === null && till.state().trouble === null) || !config.once) ? 0 : inTrouble;
};

const tillOf = (config: TerminalConfig, count: number, disk: Disk): Till =>
  openTill(config.folder, { count, deviceId: config.deviceId ?? disk.deviceId(), now: () => Date.now() });

/** Sells by what is on the disk. False: not all that was asked for. */
const sold = (till: Till, disk: Disk): boolean => {
  till.sell(disk.load());
  console.error(tillText(till.state()));
  return till.state().trouble === null;
};

/** Prints everything when the configuration changed, and one line when the connection is lost or restored. */
const teller = (config: TerminalConfig, disk: Disk, till: Till) => {
  let trouble: string | null | undefined;
  let said = tillText({ sold: 0, trouble: null, waiting: 0, refused: 0 });
  return (report: LoopReport): void => {
    const isNew = trouble !== report.contact.trouble || (report.visit?.applied.length ?? 0) > 0;
    trouble = report.contact.trouble;
    if (isNew && config.show === null) print(config, disk, report, false);
    const state = tillText(till.state());
    if (state !== said) console.error(state);
    said = state;
  };
};

/** False: there is no value at the given path. */
const print = (config: TerminalConfig, disk: Disk, report: LoopReport, asked: boolean): boolean => {
  const { configuration, contact } = report;
  if (config.show !== null && asked) {
    const found = findValue(configuration, config.show);
    if (found === undefined) console.error(`Nothing at ${config.show}.`);
    else console.log(config.json ? JSON.stringify(found.value) : readable(found.value, found.text));
    return found !== undefined;
  }
  console.log(
    config.json
      ? JSON.stringify({ ...configuration, contact })
      : page(report, config.server, logOnLines(disk.logOn(), contact.at, ...lockOf(config))),
  );
  return true;
};

const lockOf = ({ folder }: TerminalConfig): [now: number, lockedMs: number] => {
  const now = Date.now();
  return [now, openLogOnAttempts(folder).lockedMs(now)];
};

/** The log-on form: a PIN on the standard input. False: it is refused. */
const askPin = async ({ folder }: TerminalConfig, disk: Disk): Promise<boolean> => {
  const form = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const pin = await form.question('PIN: ');
  form.close();
  const attempts = openLogOnAttempts(folder);
  const attempt = attempts.begin(Date.now());
  const name = attempt === null ? null : await personWith(disk, pin.trim());
  if (attempt === null) console.error(lockedText(attempts.lockedMs(Date.now())));
  else if (name === null) console.error('This PIN is refused.');
  else {
    attempt.succeeded();
    console.log(`Logged on: ${name}`);
  }
  return name !== null;
};

/** False: nothing is published that could be sold. */
const printTicket = ({ json }: TerminalConfig, configuration: Configuration): boolean => {
  const ticket = testTicket(configuration, Date.now());
  if (ticket === null) console.error('No menu and settings are published here yet: there is nothing to ring up.');
  else console.log(json ? JSON.stringify(ticket) : ticketPage(ticket));
  return ticket !== null;
};

/** A file that cannot be read is one without an order. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** False: there is no such file or order, or it cannot be placed. */
const printOrder = ({ json }: TerminalConfig, file: string, configuration: Configuration): boolean => {
  const priced = pricedFile(configuration, textOf(file), Date.now(), json);
  if ('problem' in priced) console.error(priced.problem);
  else console.log(priced.text);
  return 'text' in priced && priced.isPriced;
};

const readable = (value: unknown, text: string): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text || String(value);

const versionOf = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
};

const config = readTerminalConfig(process.argv.slice(2));
if (!('problem' in config)) process.exitCode = await start(config);
else if (config.problem === '') console.log(usage);
else {
  console.error(`${config.problem}\n\n${usage}`);
  process.exitCode = badSettings;
}

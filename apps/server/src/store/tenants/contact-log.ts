import { deviceRules } from '@commissary/domain';
import type { Db } from '../database/index.ts';
import { createGatherer, type Gathered } from './gatherer.ts';
import type { LocationPlaces } from './place-people.ts';
import {
  type Assignments,
  type GatheredContact,
  insertContacts,
  readAssignments,
  recordTerminalContacts,
  type TerminalContact,
} from './terminal-contact.ts';

/** What a terminal said last, and what it was told then. */
export interface Heard {
  /** The digest of what is stored of it; empty: something else may be stored. */
  report: string;
  assignments: Assignments;
}

/**
 * What terminals report and are told all the time. What several ask for at once takes one statement, and contacts of
 * terminals that had nothing new to say are gathered in memory and stored together.
 */
export interface ContactLog {
  /** What the terminals of a location are told. */
  readonly assignments: Gathered<LocationPlaces, Assignments>;
  /** Stores what a terminal says. False, and nothing stored: it is a new device, and its location has the most already. */
  readonly record: Gathered<TerminalContact, boolean>;
  /** `unknown` is called when it turns out that something else is stored of this terminal. */
  note(contact: GatheredContact, unknown: () => void): void;
  /** What this process has heard of a terminal, and stored. */
  heard(terminal: Terminal): Heard | undefined;
  hear(terminal: Terminal, heard: Heard): void;
  /** Stores what was gathered. */
  write(): Promise<void>;
  /** Stores what was gathered, once more. */
  close(): Promise<void>;
}

type Terminal = Pick<GatheredContact, 'tenantId' | 'deviceId'>;

/** About 200 bytes each; each is asked for in turns: with one fewer than there are, none would be found again. */
const mostTerminals = 100_000;

/** So much of the contacts the end of a process may lose. */
const usualMs = 2_000;

/** What one statement stores. */
const mostAtOnce = 5_000;
const mostReports = 500;

/** Without an interval that is finite it stores them only when it is told to. */
export const createContactLog = (db: Db, everyMs = usualMs): ContactLog => {
  let gathered = new Map<string, Noted>();
  const known = new Map<string, Heard>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const nameOf = ({ tenantId, deviceId }: Terminal) => `${tenantId} ${deviceId}`;
  const later = () => {
    if (!Number.isFinite(everyMs)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      // What could not be stored is stored with the next contacts.
      void write().catch(() => undefined);
    }, everyMs).unref();
  };
  const store = async (): Promise<void> => {
    const taken = gathered;
    gathered = new Map();
    const noted = [...taken.values()];
    for (let from = 0; from < noted.length; from += mostAtOnce) {
      const some = noted.slice(from, from + mostAtOnce);
      try {
        for (const one of await insertContacts(
          db,
          some.map(({ contact }) => contact),
        ))
          taken.get(nameOf(one))?.unknown();
      } catch (error) {
        for (const one of noted.slice(from)) {
          const name = nameOf(one.contact);
          if (!gathered.has(name)) gathered.set(name, one);
        }
        later();
        throw error;
      }
    }
  };
  /** One after the other. */
  const write = (): Promise<void> => {
    const next = writing.then(store);
    writing = next.catch(() => undefined);
    return next;
  };
  return {
    assignments: createGatherer({ nameOf: ({ id }) => id, statements: 1, most: mostReports }, locations =>
      readAssignments(db, locations),
    ),
    record: createGatherer(
      {
        nameOf: ({ location, deviceId }) => nameOf({ tenantId: location.id, deviceId }),
        ...{ statements: 3, most: mostReports, isOfItem: isOfData },
      },
      contacts => recordTerminalContacts(db, contacts, deviceRules.most),
    ),
    note: (contact, unknown) => {
      gathered.set(nameOf(contact), { contact, unknown });
      later();
    },
    heard: terminal => known.get(nameOf(terminal)),
    hear: (terminal, heard) => {
      if (known.size >= mostTerminals) known.clear();
      known.set(nameOf(terminal), heard);
    },
    write,
    close: async () => {
      clearTimeout(timer);
      await write().catch(() => undefined);
    },
  };
};

/** A value that the database does not take, or a location that is not there any more. */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

interface Noted {
  readonly contact: GatheredContact;
  readonly unknown: () => void;
}

import type { Db } from '../database/index.ts';
import { type Assignments, type GatheredContact, insertContacts } from './terminal-contact.ts';

/** What a terminal said last, and what it was told then. */
export interface Heard {
  /** The digest of what is stored of it; empty: something else may be stored. */
  report: string;
  assignments: Assignments;
}

/** Contacts of terminals that had nothing new to say: gathered in memory, and stored together. */
export interface ContactLog {
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

interface Noted {
  readonly contact: GatheredContact;
  readonly unknown: () => void;
}

import { deviceRules } from '@commissary/domain';
import type { Db } from '../database/index.ts';
import { type Batched, createBatcher } from './batcher.ts';
import type { LocationPlaces } from './place-people.ts';
import { type Assignments, readAssignments, recordTerminalContacts, type TerminalContact } from './terminal-contact.ts';

/** What check-ins read and store: what several ask for at once takes one statement (RULE.size.13). */
export interface CheckInBatches {
  /** What the terminals of a location are told. */
  readonly assignments: Batched<LocationPlaces, Assignments>;
  /** Stores what a terminal says. False, and nothing stored: it is a new device, and its location has the most already. */
  readonly record: Batched<TerminalContact, boolean>;
}

/** What one statement reads or stores. */
const most = 500;
/** A report may have to wait for a row; the connections for terminals are one more. */
const recording = 3;

export const createCheckInBatches = (db: Db): CheckInBatches => ({
  assignments: createBatcher({ nameOf: ({ id }) => id, statements: 1, most }, locations =>
    readAssignments(db, locations),
  ),
  record: createBatcher(
    {
      nameOf: ({ location, deviceId }) => `${location.id} ${deviceId}`,
      statements: recording,
      most,
      isOfItem: isOfData,
    },
    contacts => recordTerminalContacts(db, contacts, deviceRules.most),
  ),
});

/** A value that the database does not take, or a location that is not there any more. */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

import { deviceRules } from '@commissary/domain';
import type { Db } from '../database/index.ts';
import { type Batched, createBatcher } from './batcher.ts';
import { type Credential, findCredentialsByClients, touchCredentials, type UsedCredential } from './credential.ts';
import type { LocationPlaces } from './place-people.ts';
import { findTenants, type TenantRecord } from './tenant.ts';
import { type Assignments, readAssignments, recordTerminalContacts, type TerminalContact } from './terminal-contact.ts';

/** What check-ins read and store: what several ask for at once takes one statement (RULE.size.13). */
export interface CheckInBatches {
  /** Who calls, by the client id of a credential; null: nobody. */
  readonly credentials: Batched<string, Credential | null>;
  /** The location of a credential; null: it was removed. */
  readonly locations: Batched<string, TenantRecord | null>;
  /** Notes when a credential was used. */
  readonly touch: Batched<UsedCredential, null>;
  /** What the terminals of a location are told. */
  readonly assignments: Batched<LocationPlaces, Assignments>;
  /** Stores what a terminal says. False, and nothing stored: it is a new device, and its location has the most already. */
  readonly record: Batched<TerminalContact, boolean>;
}

/** What one statement reads or stores. */
const most = 500;
/** A report may have to wait for a row; the connections for terminals are one more. */
const recording = 3;
/** One after the other: what comes meanwhile is read by the next one. */
const reading = { statements: 1, most };

export const createCheckInBatches = (db: Db): CheckInBatches => ({
  credentials: createBatcher({ nameOf: clientId => clientId, ...reading }, clientIds =>
    findCredentialsByClients(db, clientIds),
  ),
  locations: createBatcher({ nameOf: id => id, ...reading }, ids => findTenantsInOrder(db, ids)),
  touch: createBatcher({ nameOf: ({ id }) => id, ...reading }, used => touchCredentials(db, used)),
  assignments: createBatcher({ nameOf: ({ id }) => id, ...reading }, locations => readAssignments(db, locations)),
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

const findTenantsInOrder = async (db: Db, ids: readonly string[]): Promise<readonly (TenantRecord | null)[]> => {
  const byId = new Map((await findTenants(db, ids)).map(tenant => [tenant.id, tenant]));
  return ids.map(id => byId.get(id) ?? null);
};

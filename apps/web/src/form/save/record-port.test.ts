import { type EmployeeFormValue, editedEmployeeRecord } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../../api/index.ts';
import { snapshotFromRecord, type VersionedRecord } from '../../snapshot/index.ts';
import { change, contentOf, type EditSession, openEditSession } from '../edit-session/index.ts';
import { recordPort } from './record-port.ts';
import { saveDocument } from './save-document.ts';

const definition = editedEmployeeRecord.field;
const elm = { type: 'LOCATION', id: 'elm' } as const;
const role = (roleId: string) => ({ id: `grant-${roleId}`, roleId, name: roleId, grantObject: elm, mayRemove: true });
const recordAt = (version: number, part: Partial<EmployeeFormValue> = {}): VersionedRecord<EmployeeFormValue> => ({
  definition,
  id: 'nia',
  version,
  value: {
    name: 'Nia',
    email: 'nia@x',
    phone: null,
    hireDate: null,
    active: true,
    invite: false,
    roles: [role('clerk')],
    jobs: [],
    certifications: [],
    ...part,
  },
});

/** A record on a server that refuses outdated versions, and the session of someone who opened version 1 of it. */
const openOn = (theirs: Partial<EmployeeFormValue>, edits: Parameters<typeof change>[1]) => {
  let stored = recordAt(2, theirs);
  let session: EditSession = change(openEditSession(snapshotFromRecord(recordAt(1))), edits);
  const port = recordPort<EmployeeFormValue>({
    load: async () => stored,
    save: async (value, { version }) => {
      if (version !== stored.version) throw new StatusError(409);
      stored = { ...stored, version: version + 1, value };
      return stored;
    },
  });
  const save = () =>
    saveDocument({
      port,
      companyMatches: true,
      issues: () => [],
      confirm: async () => true,
      read: () => session,
      write: next => {
        session = next;
      },
    });
  return { save, stored: () => stored, session: () => session };
};

describe('a record that another user saved meanwhile', () => {
  it('keeps the changes of both where they are of different fields', async () => {
    const { save, stored, session } = openOn({ email: 'theirs@x' }, [{ op: 'set', path: '/name', value: 'Mine' }]);
    expect(await save()).toMatchObject({ is: 'saved', theirs: ['/email'] });
    expect(stored()).toMatchObject({ version: 3, value: { name: 'Mine', email: 'theirs@x' } });
    expect(contentOf(session())).toEqual({ kind: 'document', value: stored().value });
  });

  it('asks where both changed the same field, and saves nothing until then', async () => {
    const { save, stored, session } = openOn({ name: 'Theirs' }, [{ op: 'set', path: '/name', value: 'Mine' }]);
    expect(await save()).toEqual({ is: 'conflict' });
    expect(session().phase).toMatchObject({ at: 'conflict', conflicts: [{ path: '/name' }] });
    expect(stored()).toMatchObject({ version: 2, value: { name: 'Theirs' } });
  });

  it('merges roles one by one', async () => {
    const added = { ...role('cook'), id: 'mine' };
    const { save, stored } = openOn({ roles: [] }, [
      { op: 'add', path: '/roles/[mine]', after: 'grant-clerk', value: added },
    ]);
    expect(await save()).toMatchObject({ is: 'saved' });
    expect(stored().value.roles).toEqual([added]);
  });
});

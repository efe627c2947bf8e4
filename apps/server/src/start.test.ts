import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialDocument } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { readServerConfig } from './config/config.ts';
import { enqueueEmail } from './services/mail/index.ts';
import { startServer } from './start.ts';
import { openDatabase } from './store/database/database.ts';
import { makeCompany } from './testing/test-company.ts';
import { cachedTemplate } from './testing/test-database.ts';
import { saveOldRevision } from './testing/test-documents.ts';
import { testSecretKeys } from './testing/test-secret-keys.ts';
import { openTestServer } from './testing/test-server.ts';

// What the jobs do is tested beside them: this is about who begins them.
it('[RULE.employment.07] completes what an earlier version stored, ends the sessions that are over and sends the e-mails that are due, from its start on', async () => {
  const data = await mkdtemp(join(tmpdir(), 'commissary-start-'));
  const open = async () => openDatabase({ folder: data, template: await cachedTemplate() });
  const before = await openTestServer({ database: 'pglite', open });
  const company = await makeCompany(before);
  const person = await company.person();
  const id = `employment-${company.id}`;
  const { timeClock: _left, ...document } = initialDocument('employment');
  await saveOldRevision(before, { kind: 'employment', companyId: company.id, id, document });
  await enqueueEmail(before.context.db, { kind: 'password-changed', personId: person.id }, before.clock.now());
  await before.close();

  const read = readServerConfig({
    PORT: '0',
    COMMISSARY_DATA: data,
    COMMISSARY_SECRET_KEYS: testSecretKeys,
  });
  if ('problems' in read) throw new Error(read.problems.join(' '));
  // What it has begun it ends before it closes.
  await (await startServer(read.config, { empty: true })).close();

  const { db, close } = await open();
  const saves = db.selectFrom('revision').select(['version', 'source']).where('layer_id', '=', id).orderBy('version');
  expect(await saves.execute()).toMatchObject([{ version: 1 }, { version: 2, source: 'clean-up' }]);
  expect(await db.selectFrom('session').select('person_id').execute()).toEqual([]);
  expect(await readdir(join(data, 'mail'))).toHaveLength(1);
  await close();
  await rm(data, { recursive: true });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialDocument } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { readServerConfig } from './config/config.ts';
import { enqueueEmail } from './services/mail/index.ts';
import { packRollup } from './services/reports/rollup-body.ts';
import { startServer } from './start.ts';
import { openDatabase } from './store/database/database.ts';
import { openClickHousePeer } from './testing/clickhouse-peer.ts';
import { makeCompany } from './testing/test-company.ts';
import { cachedTemplate } from './testing/test-database.ts';
import { saveOldRevision } from './testing/test-documents.ts';
import { testSecretKeys } from './testing/test-secret-keys.ts';
import { openTestServer } from './testing/test-server.ts';

// What the jobs do is tested beside them: this is about who begins them.
it('[RULE.employment.07] completes what an earlier version stored, ends the sessions that are over, sends the e-mails that are due, and closed days to ClickHouse, from its start on', async () => {
  const data = await mkdtemp(join(tmpdir(), 'commissary-start-'));
  const open = async () => openDatabase({ folder: data, template: await cachedTemplate() });
  const before = await openTestServer({ database: 'pglite', open });
  const company = await makeCompany(before, { locations: ['Elm'] });
  const person = await company.person();
  const id = `employment-${company.id}`;
  const { timeClock: _left, ...document } = initialDocument('employment');
  await saveOldRevision(before, { kind: 'employment', companyId: company.id, id, document });
  await enqueueEmail(before.context.db, { kind: 'password-changed', personId: person.id }, before.clock.now());
  const closed = {
    location_id: company.tenantId('Elm'),
    span: '2026-03-01',
    ...packRollup({ sums: new Map(), names: new Map() }),
    closed: true,
  };
  await before.context.db.insertInto('rollup').values(closed).execute();
  await before.close();

  const peer = await openClickHousePeer();
  const read = readServerConfig({
    PORT: '0',
    COMMISSARY_DATA: data,
    COMMISSARY_CLICKHOUSE: peer.url,
    COMMISSARY_SECRET_KEYS: testSecretKeys,
  });
  if ('problems' in read) throw new Error(read.problems.join(' '));
  const server = await startServer(read.config, { empty: true });
  await expect.poll(() => peer.requests.map(({ kind }) => kind)).toContain('months');
  expect(peer.rows('commissary_sold_day_1').map(({ day }) => day)).toEqual([closed.span]);
  // What it has begun it ends before it closes.
  await server.close();
  await peer.close();

  const { db, close } = await open();
  const saves = db.selectFrom('revision').select(['version', 'source']).where('layer_id', '=', id).orderBy('version');
  expect(await saves.execute()).toMatchObject([{ version: 1 }, { version: 2, source: 'clean-up' }]);
  expect(await db.selectFrom('session').select('person_id').execute()).toEqual([]);
  expect(await readdir(join(data, 'mail'))).toHaveLength(1);
  await close();
  await rm(data, { recursive: true });
});

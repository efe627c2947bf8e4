import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databases, withServerDatabase } from '../apps/server/src/testing/test-database.ts';
import { testSecretKeys } from '../apps/server/src/testing/test-secret-keys.ts';
import { serverProgram } from './fixtures/server-process.ts';

const admin = async (args: readonly string[], settings: Record<string, string>) => {
  const child = spawn(process.execPath, [serverProgram('admin'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said, wrong };
};

/** The content of the first save of some settings; returns its hash. */
const removeSavedPart = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`delete from part where hash = (
      select r.manifest from revision r join layer l on l.id = r.layer_id join document d on d.id = l.document_id
      where d.kind = 'settings' and r.version = 1 order by r.manifest limit 1) returning hash`);
    return rows[0].hash;
  } finally {
    await client.end();
  }
};

const password = { COMMISSARY_SAMPLE_PASSWORD: 'kitchen 42' };
const keys = { COMMISSARY_SECRET_KEYS: testSecretKeys };

describe('admin', () => {
  it.each([
    [[], {}, /^Usage: /],
    [['frobnicate'], {}, /^Usage: /],
    [['new-key', 'more'], {}, /^Usage: /],
    [['images', 'all'], {}, /^Usage: /],
    [['check', 'all'], {}, /^Usage: /],
    [['sample'], {}, /^The embedded database creates its sample company at the first start\./],
    [['sample'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^Set COMMISSARY_SAMPLE_PASSWORD: /],
    [['setup', 'more'], {}, /^Usage: /],
    [['setup'], {}, /^On the embedded database, npm start -- --empty prints the link\./],
    [['setup'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^Set COMMISSARY_SECRET_KEYS/],
    [['company', 'Only a name'], {}, /^Usage: /],
    [['company', '\u200b', 'Lena', 'lena@example.com'], {}, /^A name needs a visible character/],
    [['provider', 'Helping Hand', 'Lena', 'nobody'], {}, /^A name needs a visible character, and an email/],
    [['invite'], {}, /^Usage: /],
  ])('names the missing settings: %o %o', async (args, settings, wrong) => {
    const answer = await admin(args, settings as Record<string, string>);
    expect(answer).toEqual({ code: 2, said: '', wrong: expect.stringMatching(wrong) });
  });

  it('prints a new key each time, and re-encrypts nothing when no key is set', async () => {
    const [one, other] = [await admin(['new-key'], {}), await admin(['new-key'], {})];
    expect([one.code, one.said]).toEqual([0, expect.stringMatching(/^k[0-9a-f]{8}:[A-Za-z0-9+/]{43}=\n$/)]);
    expect(one.said).not.toBe(other.said);
    expect(await admin(['rotate-key'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({
      code: 1,
      wrong: expect.stringMatching(/^There is no key yet/),
    });
  });

  it.runIf(databases.includes('postgresql'))('creates the sample company on PostgreSQL once', async () => {
    await withServerDatabase(async url => {
      const settings = { DATABASE_URL: url, ...password };
      expect(await admin(['sample'], settings)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^The sample company is created\./),
      });
      expect(await admin(['sample'], settings)).toMatchObject({
        code: 1,
        wrong: expect.stringMatching(/has a company already/),
      });
      expect(await admin(['check'], settings)).toEqual({
        code: 0,
        said: 'Every save and live configuration is whole.\n',
        wrong: '',
      });
      const gone = await removeSavedPart(url);
      const named = /^[0-9a-f]{64} {2}save 1 of settings .* {2}1 missing$/m;
      expect(await admin(['check'], settings)).toMatchObject({ code: 1, said: expect.stringMatching(named) });
      expect(await admin(['check', '--repair'], settings)).toMatchObject({
        code: 1,
        wrong: expect.stringMatching(/^Not whole: \d+; repaired: 0\.$/m),
      });
      expect(gone).toHaveLength(64);
    });
  });

  it.runIf(databases.includes('postgresql'))('creates the provider once, companies and invitations', async () => {
    await withServerDatabase(async url => {
      const settings = { DATABASE_URL: url, COMMISSARY_ADDRESS: 'https://console.example', ...keys };
      const link = /https:\/\/console\.example\/invite\/[a-z0-9]+\/[\w-]{40,}\n$/;
      expect(await admin(['setup'], settings)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/ https:\/\/console\.example\/setup\?token=[\w.-]+\n$/),
      });
      const provider = ['provider', 'Helping Hand', 'Nora Bell', 'nora@example.com'];
      expect(await admin(provider, settings)).toMatchObject({ code: 0, said: expect.stringMatching(link) });
      expect(await admin(provider, settings)).toMatchObject({
        code: 1,
        wrong: expect.stringMatching(/provider already/),
      });
      expect(await admin(['setup'], settings)).toMatchObject({
        code: 1,
        wrong: expect.stringMatching(/company already/),
      });
      const company = ['company', 'Small Plates', 'Omar Aziz', 'omar@example.com'];
      expect(await admin(company, settings)).toMatchObject({ code: 0, said: expect.stringMatching(link) });
      expect(await admin(company, settings)).toMatchObject({
        code: 1,
        wrong: expect.stringMatching(/address already/),
      });
      expect(await admin(['invite', 'OMAR@example.com'], settings)).toMatchObject({
        code: 0,
        said: expect.stringMatching(link),
      });
      expect(await admin(['invite', 'none@example.com'], settings)).toMatchObject({ code: 1 });
    });
  });
});

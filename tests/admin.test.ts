import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { databases, withServerDatabase } from '../apps/server/src/testing/test-database.ts';
import { serverProgram } from './fixtures/server-process.ts';

const admin = async (args: readonly string[], settings: Record<string, string>) => {
  const child = spawn(process.execPath, [serverProgram('admin'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said, wrong };
};

const password = { COMMISSARY_SAMPLE_PASSWORD: 'kitchen 42' };

describe('admin', () => {
  it.each([
    [[], {}, /^Usage: /],
    [['frobnicate'], {}, /^Usage: /],
    [['new-key', 'more'], {}, /^Usage: /],
    [['images', 'all'], {}, /^Usage: /],
    [['sample'], {}, /^The embedded database creates its sample company at the first start\./],
    [['sample'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^Set COMMISSARY_SAMPLE_PASSWORD: /],
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
    });
  });
});

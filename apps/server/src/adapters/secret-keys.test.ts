import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readServerConfig } from '../config/config.ts';
import { newSecretKey, parseSecretKeys, secretKeyText } from '../config/secret-key.ts';
import { openSecretKeys } from './secret-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'commissary-keys-'));
const file = join(folder, 'secret.key');
afterEach(() => rmSync(file, { force: true }));

const keysWith = (settings: Readonly<Record<string, string>>) => {
  const result = readServerConfig({ COMMISSARY_DATA: folder, ...settings });
  if ('problems' in result) throw new Error(result.problems.join());
  return openSecretKeys(result.config);
};

it('creates a key beside the embedded database when the first secret needs one, readable only by its owner', () => {
  const keys = keysWith({});
  expect(keys.find('any')).toBeNull();
  expect(() => statSync(file)).toThrow();
  const key = keys.current();
  expect(key?.bytes).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keysWith({}).current()).toEqual(key);
});

it('creates no key on PostgreSQL, where every process needs the same key', () => {
  expect(keysWith({ DATABASE_URL: 'postgres://127.0.0.1/none' }).current()).toBeNull();
  expect(() => statSync(file)).toThrow();
});

it('encrypts with the first configured key and decrypts with each of them', () => {
  const [first, second] = [newSecretKey(), newSecretKey()];
  const keys = keysWith({ COMMISSARY_SECRET_KEYS: `${secretKeyText(first)}, ${secretKeyText(second)}` });
  expect(keys.current()).toEqual(first);
  expect(keys.find(second.id)).toEqual(second);
});

it('rejects text that contains anything but keys', () => {
  const good = secretKeyText(newSecretKey());
  for (const wrong of ['', 'k1', 'k1:short', `${good},k2`, `${good},${good}`, good.slice(0, -2)])
    expect([wrong, parseSecretKeys(wrong)]).toEqual([wrong, null]);
  writeFileSync(file, 'nonsense');
  expect(() => keysWith({}).current()).toThrow(/secret\.key does not contain keys/);
});

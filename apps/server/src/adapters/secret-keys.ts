import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newSecretKey, parseSecretKeys, type SecretKey, type ServerConfig, secretKeyText } from '../config/index.ts';

/** The keys of this installation, which are stored outside the database. */
export interface SecretKeys {
  /** The key that encrypts new secrets; null when no key is set. */
  current(): SecretKey | null;
  find(id: string): SecretKey | null;
}

/** Keys from the settings; on the embedded database from a file beside it, which is created with the first secret. */
export const openSecretKeys = (config: ServerConfig): SecretKeys => {
  if (config.secretKeys !== null) return secretKeysOf(config.secretKeys);
  if (config.databaseUrl !== null) return secretKeysOf([]);
  const file = secretKeyFile(config);
  let known: readonly SecretKey[] | null = null;
  const read = (): readonly SecretKey[] => {
    known ??= readKeyFile(file);
    return known;
  };
  return {
    current: () => {
      const [key] = read();
      if (key !== undefined) return key;
      const fresh = newSecretKey();
      writeKeyFile(file, [fresh]);
      known = [fresh];
      return fresh;
    },
    find: id => read().find(key => key.id === id) ?? null,
  };
};

/** The first key is the current one. */
export const secretKeysOf = (keys: readonly SecretKey[]): SecretKeys => ({
  current: () => keys[0] ?? null,
  find: id => keys.find(key => key.id === id) ?? null,
});

export const secretKeyFile = ({ dataFolder }: ServerConfig): string => join(dataFolder, 'secret.key');

/** The keys of a file, the current one first; none when the file does not exist. */
export const readKeyFile = (file: string): readonly SecretKey[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const keys = parseSecretKeys(text);
  if (keys === null) throw new Error(`${file} does not contain keys for secrets.`);
  return keys;
};

/**
 * Synced to disk before the key encrypts anything: a key lost in a power cut leaves secrets that cannot be decrypted.
 */
export const writeKeyFile = (file: string, keys: readonly SecretKey[]): void => {
  mkdirSync(join(file, '..'), { recursive: true });
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  try {
    writeSync(handle, keys.map(key => `${secretKeyText(key)}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
};

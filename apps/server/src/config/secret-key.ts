import { randomBytes } from 'node:crypto';

/** A key that encrypts secrets: its id is stored beside each secret, its bytes never are. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const keyBytes = 32;
const keyText = /^([\w-]{1,40}):([A-Za-z0-9_-]{43}|[A-Za-z0-9+/]{43}=)$/;

/** `id:base64` of 32 bytes; several are separated by commas or line ends. Null when one does not have that form. */
export const parseSecretKeys = (text: string): readonly SecretKey[] | null => {
  const keys = text
    .split(/[\s,]+/)
    .filter(one => one !== '')
    .map(one => keyText.exec(one))
    .map(found => found && { id: found[1] ?? '', bytes: Buffer.from(found[2] ?? '', 'base64') });
  const good = keys.filter(key => key !== null && key.bytes.length === keyBytes) as SecretKey[];
  const ids = new Set(good.map(({ id }) => id));
  return good.length === 0 || good.length < keys.length || ids.size < good.length ? null : good;
};

export const newSecretKey = (): SecretKey => ({
  id: `k${randomBytes(4).toString('hex')}`,
  bytes: randomBytes(keyBytes),
});

/** The form that settings and key files use. */
export const secretKeyText = ({ id, bytes }: SecretKey): string => `${id}:${bytes.toString('base64')}`;

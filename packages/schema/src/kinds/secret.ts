import { type Field, type Kind, make } from '../field.ts';
import { isRecord } from '../json.ts';
import type { Meta } from '../meta.ts';

/** A secret as a document holds it: an id, fresh for each value that is set. */
export interface StoredSecret {
  readonly $secret: string;
}

/** A secret as an answer shows it. */
export interface AnsweredSecret {
  readonly set: boolean;
  readonly last4?: string;
  readonly changedAt?: number;
  readonly changedBy?: string;
}

/** A secret as a save sends it: kept (absent or `set`), replaced, or cleared. */
export type SentSecret = { readonly set: true } | { readonly value: string } | { readonly clear: true };

/** A value that is written and never read back. Optional by nature: absent means not set. */
export interface Secret extends Field<StoredSecret> {
  readonly kind: Kind<'secret', Secret>;
  readonly optional: true;
  readonly max: number;
}

export const secret = (meta: Meta & { max?: number }): Secret =>
  make<Secret>({ max: 500, ...meta, optional: true, kind: secretKind });

/** Narrows to a secret, for redaction and for taking in what a save sent. */
export const isSecret = (field: Field): field is Secret => field.kind === secretKind;

export const isStoredSecret = (value: unknown): value is StoredSecret =>
  isRecord(value) && typeof value.$secret === 'string' && Object.keys(value).length === 1;

/** Stored to answered. */
export const answerSecret = (
  value: unknown,
  lookUp: (id: string) => Omit<AnsweredSecret, 'set'> | undefined,
): AnsweredSecret => (isStoredSecret(value) ? { set: true, ...lookUp(value.$secret) } : { set: false });

/** Sent to stored: `put` keeps a new value and gives its id. `undefined` means not set. */
export const takeSecret = (head: unknown, sent: unknown, put: (value: string) => string): StoredSecret | undefined => {
  if (isRecord(sent) && sent.clear === true) return undefined;
  if (isRecord(sent) && typeof sent.value === 'string') return { $secret: put(sent.value) };
  return isStoredSecret(head) ? head : undefined;
};

const secretKind: Kind<'secret', Secret> = {
  name: 'secret',
  keying: 'atomic',
  initial: () => undefined,
  json: () => ({ type: 'object', properties: { $secret: { type: 'string' } }, required: ['$secret'] }),
  format: (_, value) =>
    isRecord(value) && typeof value.last4 === 'string' ? `Ends in ${value.last4}` : value ? 'Set' : 'Not set',
  check: field => (value, at) => {
    if (isStoredSecret(value)) return;
    if (!isRecord(value)) return at.report('type');
    if (value.clear === true || typeof value.set === 'boolean') return;
    if (value.value === '') at.report('empty-secret');
    else if (typeof value.value !== 'string') at.report('type');
    else if (value.value.length > field.max) at.report('too-long', { max: field.max });
  },
};

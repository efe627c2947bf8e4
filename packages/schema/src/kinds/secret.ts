import { type Field, type IssueCode, type Kind, type Meta, make } from '../field/index.ts';
import { holdsCardNumber, isRecord } from '../value/index.ts';
import type { TextFormat } from './text.ts';

/** A secret as a document stores it: an id, new for each value that is set. */
export interface StoredSecret {
  readonly $secret: string;
}

/** A secret as a response shows it. */
export interface AnsweredSecret {
  readonly set: boolean;
  /** Empty where four characters of a short value would reveal too much. */
  readonly last4?: string;
  /** Epoch milliseconds. */
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
  /** What a new value is. */
  readonly format?: TextFormat;
}

export const secret = (meta: Meta & Partial<Pick<Secret, 'max' | 'format'>>): Secret =>
  make<Secret>({ max: 500, ...meta, optional: true, kind: secretKind });

/** Narrows to a secret, for redaction and for storing what a save sent. */
export const isSecret = (field: Field): field is Secret => field.kind === secretKind;

export const isStoredSecret = (value: unknown): value is StoredSecret =>
  isRecord(value) && typeof value.$secret === 'string' && Object.keys(value).length === 1;

/** Whether a value is set, in any of the three forms; rules about completeness use it. */
export const hasSecret = (value: unknown): boolean =>
  isStoredSecret(value) || (isRecord(value) && (value.set === true || isNew(value)));

/** Whether a save changes it: a new value, or a request to clear it. Everything else keeps it. */
export const isWrittenSecret = (value: unknown): boolean => isRecord(value) && (isNew(value) || value.clear === true);

/** Whether a save sends a new value. */
const isNew = (value: Readonly<Record<string, unknown>>): value is { readonly value: string } =>
  typeof value.value === 'string' && value.value !== '';

/** What a response may show of a value: its last four characters, where they are at most a third of it. */
export const lastFour = (value: string): string => (value.length >= 12 ? value.slice(-4) : '');

/** Converts the stored form to the form of a response. */
export const answerSecret = (
  value: unknown,
  lookUp: (id: string) => Omit<AnsweredSecret, 'set'> | undefined,
): AnsweredSecret => (isStoredSecret(value) ? { set: true, ...lookUp(value.$secret) } : { set: false });

/**
 * Converts the sent form to the stored one: `put` stores a new value and returns its id; `undefined` means not set. A
 * sent id is never trusted. An invalid value is returned as it was sent, so that the check of the document reports it.
 */
export const takeSecret = (field: Secret, head: unknown, sent: unknown, put: (value: string) => string): unknown => {
  if (problemOf(field, sent) !== undefined) return sent;
  if (isRecord(sent) && sent.clear === true) return undefined;
  if (isRecord(sent) && isNew(sent)) return { $secret: put(sent.value) };
  return isStoredSecret(head) ? head : undefined;
};

const problemOf = ({ max, format }: Secret, value: unknown): IssueCode | undefined => {
  if (value === undefined || isStoredSecret(value)) return undefined;
  if (!isRecord(value)) return 'type';
  if (value.clear === true || typeof value.set === 'boolean') return undefined;
  if (typeof value.value !== 'string') return 'type';
  if (value.value === '') return 'empty-secret';
  if (value.value.length > max) return 'too-long';
  if (format?.accepts(value.value) === false) return 'format';
  return holdsCardNumber(value.value) ? 'card-number' : undefined;
};

const secretKind: Kind<'secret', Secret> = {
  name: 'secret',
  keying: 'atomic',
  initial: () => undefined,
  json: () => ({ type: 'object', properties: { $secret: { type: 'string' } }, required: ['$secret'] }),
  format: (_, value, texts) => {
    if (isRecord(value) && isNew(value)) return texts.secretChanged;
    if (!hasSecret(value)) return texts.notSet;
    return isRecord(value) && typeof value.last4 === 'string' && value.last4 !== ''
      ? texts.secretEndsIn(value.last4)
      : texts.secretSet;
  },
  check: field => (value, at) => {
    const code = problemOf(field, value);
    if (code !== undefined) at.report(code, code === 'too-long' ? { max: field.max } : undefined);
  },
};

import type { Endpoint } from '@commissary/contract';
import { checkPart } from './http-validate.ts';
import { refuse } from './services/refusal.ts';
import { demandSafe } from './services/safe-value.ts';

/** The body of a call from its bytes, as the call's schema makes it; undefined for none. */
export const bodyOf = (endpoint: Endpoint, bytes: Uint8Array): unknown => {
  const value = readJson(bytes);
  demandSafe(value, '/body');
  const body = checkPart(endpoint, 'body', value);
  if (endpoint.large?.jsonInText) demandSafe(body, '/body');
  return body;
};

/** The same of bytes of which another thread has found that they pass. */
export const acceptedBodyOf = (endpoint: Endpoint, bytes: Uint8Array): unknown =>
  checkPart(endpoint, 'body', readJson(bytes));

const decoder = new TextDecoder('utf-8', { fatal: true });

const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw refuse(400, 'INVALID_JSON', '/body');
  }
};

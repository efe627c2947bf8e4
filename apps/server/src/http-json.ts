import type { Endpoint } from '@commissary/contract';
import { checkPart } from './http-validate.ts';
import { demandRecognized } from './services/documents/demand-recognized.ts';
import { refuse } from './services/refusal.ts';
import { demandSafe } from './services/safe-value.ts';

/** The body of a call from its bytes, as the call's schema makes it; undefined for none. */
export const bodyOf = (endpoint: Endpoint, bytes: Uint8Array): unknown => {
  const value = readJson(bytes);
  demandSafe(value, '/body');
  const body = checkPart(endpoint, 'body', value);
  const { jsonInText, whole } = endpoint.large ?? {};
  if (jsonInText) demandSafe(body, '/body');
  if (whole !== undefined) demandRecognized(whole.kind, (body as Readonly<Record<string, unknown>>)[whole.member]);
  return body;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw refuse(400, 'INVALID_JSON', '/body');
  }
};

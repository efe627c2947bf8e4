import type { BodyLimits, Endpoint } from '@commissary/contract';
import { apiError } from '../../services/errors/index.ts';
import { countJsonStructure } from './json-structure-limits.ts';
import { assertSafeJson } from './reject-unsafe-json.ts';
import { requireRecognized } from './require-recognized.ts';
import { checkPart } from './validate.ts';

/**
 * The body of a call from its bytes, parsed by the call's schema; undefined when there is none. Its structure is counted
 * before anything is parsed.
 */
export const parsedBody = (endpoint: Endpoint, bytes: Uint8Array, limits: BodyLimits): unknown => {
  countJsonStructure(bytes, limits, { jsonInText: endpoint.large?.jsonInText === true });
  const value = readJson(bytes);
  assertSafeJson(value, '/body');
  const body = checkPart(endpoint, 'body', value);
  const { jsonInText, whole } = endpoint.large ?? {};
  if (jsonInText) assertSafeJson(body, '/body');
  if (whole !== undefined) requireRecognized(whole.kind, (body as Readonly<Record<string, unknown>>)[whole.member]);
  return body;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw apiError(400, 'INVALID_JSON', '/body');
  }
};

import { isArray, isRecord } from '@commissary/schema';

/**
 * The one spelling of a JSON value: keys sorted by code units, no spaces, absent properties left out, -0 written 0.
 * Equal values give equal text.
 */
export const canonicalJson = (value: unknown): string => {
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const below = value[key];
    if (below === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(below)}`;
  }
  return `{${text}}`;
};

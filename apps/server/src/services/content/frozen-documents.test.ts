import { initialDocument } from '@commissary/catalog';
import { apply } from '@commissary/document';
import { expect, it } from 'vitest';
import { decodePart, encodePart, jsonBytes } from './part-codec.ts';

const document = initialDocument('settings');
const anyWrite = (value: unknown) => () => Object.assign(value as object, { written: true });

it('a write into a part that was decoded throws', () => {
  const decoded = decodePart(encodePart('name', jsonBytes(document)).body) as typeof document;
  expect(anyWrite(decoded)).toThrow(TypeError);
  expect(anyWrite(decoded.orderTypes.types[0])).toThrow(TypeError);
});

it('a write into the result of changes throws', () => {
  const changed = apply(document, [{ op: 'set', path: '/tableSettings/requireEnterSection', value: true }]);
  expect(anyWrite(changed)).toThrow(TypeError);
  expect(anyWrite(changed.tableSettings)).toThrow(TypeError);
});

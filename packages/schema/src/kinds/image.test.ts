import { expect, it } from 'vitest';
import { jsonSchema } from '../field/json-schema.ts';
import { describeChange } from '../formatting/describe-change.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { markedTexts } from '../testing/change-texts.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { group } from './group.ts';
import { image } from './image.ts';

const field = image({ label: 'Image' });
const kept = (letter: string, format = 'png'): string => `/api/images/${letter.repeat(43)}.${format}`;

it('holds the address of an uploaded image, or nothing', () => {
  expectCodes(
    field,
    ['', kept('a'), kept('_', 'jpg'), kept('-', 'webp'), kept('Z', 'gif')],
    [
      [kept('a', 'svg'), 'format'],
      [`${kept('a')}\n`, 'format'],
      [`https://elsewhere.example${kept('a')}`, 'format'],
      ['/api/images/../../secret.key', 'format'],
      ['data:image/png;base64,AA', 'format'],
      [7, 'type'],
    ],
  );
  expect(jsonSchema(field)).toMatchObject({ type: 'string', format: 'uri-reference' });
});

it('is formatted as an image, and a replacement only as a change', () => {
  expect([describeDocument(valueTexts, field, ''), describeDocument(valueTexts, field, kept('a'))]).toEqual([
    'no image',
    'an image',
  ]);
  const names = { definition: group({ label: 'Item' }, { imageId: field }), documents: [] };
  const reported = (was: string, value: string) =>
    describeChange(markedTexts, names, { op: 'set', path: '/imageId', was, value });
  expect(reported('', kept('a'))).toBe('changedFrom(Image | no image | an image | –)');
  expect(reported(kept('a'), kept('b'))).toBe('changed(Image | –)');
});

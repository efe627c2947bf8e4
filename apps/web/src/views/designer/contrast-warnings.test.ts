import { expect, it } from 'vitest';
import { contrastWarnings } from './contrast-warnings.ts';

const pair = (text: string, background: string) => [{ what: 'Button text', text, background, path: '/a' }];

it('names a text with too little contrast to its background, and the contrast', () => {
  expect(contrastWarnings(pair('#777777', '#ffffff'))).toEqual([
    { path: '/a', words: 'Button text has low contrast (4.4:1). Use at least 4.5:1.' },
  ]);
  expect(contrastWarnings(pair('#767676', '#ffffff'))).toEqual([]);
});

it('ignores a color that is still being typed', () => {
  expect(contrastWarnings(pair('#77', '#ffffff'))).toEqual([]);
});

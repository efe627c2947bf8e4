import { expect, it } from 'vitest';
import { contrastWarnings } from './contrast-warnings.ts';

const pair = (text: string, background: string) => [{ what: 'Text on buttons', text, background, path: '/a' }];

it('names a text that does not stand out from its background, and how far off it is', () => {
  expect(contrastWarnings(pair('#777777', '#ffffff'))).toEqual([
    { path: '/a', words: 'Text on buttons is hard to read: its contrast is 4.4 to 1, and 4.5 is needed.' },
  ]);
  expect(contrastWarnings(pair('#767676', '#ffffff'))).toEqual([]);
});

it('says nothing about a color that is still being typed', () => {
  expect(contrastWarnings(pair('#77', '#ffffff'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { imageTypeOfBytes, imageTypeOfName } from './images.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['GIF87a', 'image/gif'],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<html>GIF89a', null],
  ['\x89PNG', null],
  ['', null],
])('recognizes the first bytes %j as %s', (text, type) => {
  expect(imageTypeOfBytes(bytes(text))).toBe(type);
});

it("recognizes the format by the file name's extension", () => {
  expect(['a.png', 'a.jpg', 'a.svg', 'png'].map(imageTypeOfName)).toEqual(['image/png', 'image/jpeg', null, null]);
});

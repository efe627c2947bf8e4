import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isName, plainTextName } from './display-name.ts';

it.each(['Elm St.', 'José Núñez', 'אורי', '李小龍', 'Café 🍕', '7', 'Ma\u200drie', 'D.J. Smith'])(
  'accepts %j as a name',
  name => {
    expect(isName(name)).toBe(true);
  },
);

it.each([
  ...['', ' ', '\u200b', '\u3164', '\u2800', '\ufeff\u2060', '\u0301', '\u00ad', '\u{e0041}', '\u00a0'],
  ...['a\nb', 'a\r\nBcc: x', 'a\tb', 'a\u2028b', 'a\u0007', 'a\u202eb', 'a\u2066b', 'a\u0085b'],
])('rejects %j', name => {
  expect(isName(name)).toBe(false);
});

it('an e-mail shows a name on one line and without anything that becomes a link', () => {
  expect(plainTextName('Win http://evil.example/x now\r\nBcc: all@evil.example')).toBe(
    'Win http evil example/x now Bcc: all evil example',
  );
  expect(plainTextName('www.evil.example')).toBe('www evil example');
  expect(plainTextName('javascript:alert(1)')).toBe('javascript alert(1)');
  for (const name of ['St. Mary', 'D.J. Smith', 'Sorrel & Salt', "O'Neil"]) expect(plainTextName(name)).toBe(name);
  const parts = fc.constantFrom('a', '.', 'com', '://', '@', '\n', ' ', 'www', ':', '/', '\u202e', '\u2028');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), pieces => {
      const shown = plainTextName(pieces.join(''));
      expect(shown).not.toMatch(/[\r\n\u2028\u202e@]|\/\/|www\.[a-z]|\.com/);
    }),
  );
});

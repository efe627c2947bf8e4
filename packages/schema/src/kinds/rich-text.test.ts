import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { isRichText, richTextTags } from '../value/index.ts';
import { richText } from './rich-text.ts';

const field = richText({ label: 'Text', max: 60 });

it('has paragraphs, emphasis, lists and links, closed in order', () => {
  expectCodes(
    field,
    ['', 'Soup &amp; salad', '<p>One<br>two</p>', '<ul><li><strong>A</strong></li></ul>', 'x'.repeat(60)],
    [
      ['x'.repeat(61), 'too-long'],
      ['<p>open', 'format'],
      ['<p><em></p></em>', 'format'],
      ['</p>', 'format'],
      ['a < b', 'format'],
      ['a & b', 'format'],
      ['<P>A</P>', 'format'],
      ['<p class="x">A</p>', 'format'],
      [5, 'type'],
    ],
  );
  expect(isRichText('<a href="https://example.com/?a=1&amp;b=2">Menu</a>')).toBe(true);
  expect(isRichText('<a href="mailto:a@example.com">Mail</a>')).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">A</p>',
  '<a href="javascript:alert(1)">A</a>',
  '<a href="JaVaScRiPt:alert(1)">A</a>',
  '<a href=" javascript:alert(1)">A</a>',
  '<a href="&#106;avascript:alert(1)">A</a>',
  '<a href="data:text/html,x">A</a>',
  '<a href="//example.com">A</a>',
  '<a href="https://x" href="https://y">A</a>',
  '<a href="https://x" style="x">A</a>',
  "<a href='https://x'>A</a>",
  '<svg/onload=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<style>*{}</style>',
  '<iframe srcdoc="x"></iframe>',
  '<!--<p>-->',
  '<![CDATA[x]]>',
  '<p/>',
  '<p\n>A</p>',
  '<p>\0</p>',
  '&#x3c;script&#x3e;',
  '<constructor></constructor>',
])('rejects %s', html => {
  expect(isRichText(html)).toBe(false);
});

it('accepts no element, attribute or address beside the list, whatever is put together', () => {
  const tags = Object.keys(richTextTags);
  const piece = fc.oneof(
    fc.constantFrom(...tags).chain(tag => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} >`, `<${tag}/>`)),
    fc.constantFrom('<a href="https://x">', '<a href="javascript:x">', '<a href="https://x" onclick="y">', '</a>'),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<',
      '>',
      '"',
      "'",
      '=',
      '&',
      '&lt;',
      '&#60;',
      '<!--',
      '-->',
      ' on',
      '\0',
      'x',
    ),
    fc.string({ maxLength: 4 }),
  );
  const allowed = /^(?:\/?(?:p|strong|em|u|h2|h3|ul|ol|li)|br|a|\/br|\/a|a href="https:\/\/[^\s"'<>`]+")$/;
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const html = pieces.join('');
      if (!isRichText(html)) return;
      accepted += 1;
      const opened = html.split('<').slice(1);
      for (const rest of opened) expect(rest.slice(0, rest.indexOf('>'))).toMatch(allowed);
      expect(html.split('>').length - 1).toBe(opened.length);
    }),
    // Few of them are accepted.
    { numRuns: 5000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

it('is formatted as its words', () => {
  expect(describeDocument(valueTexts, field, '<p>Soup &amp; <em>salad</em></p>')).toBe('Soup & salad');
  expect(describeDocument(valueTexts, field, '<p></p>')).toBe('Empty');
});

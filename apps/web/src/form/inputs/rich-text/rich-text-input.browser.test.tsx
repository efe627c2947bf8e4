import { group, isRichText, richText } from '@commissary/schema';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../../testing/axe.ts';
import { GroupRows } from '../../fields/index.ts';
import { drawForm } from '../../testing/draw-form.tsx';
import { parseRichText, writeRichText } from './schema.ts';

const definition = group({ label: 'News' }, { text: richText({ label: 'Text', max: 2000 }) });
let undraw = () => {};
afterEach(() => undraw());

const editor = page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

const open = async (text = '') => {
  const drawn = drawForm(definition, <GroupRows group={definition} path="" List={() => null} />, { base: { text } });
  undraw = drawn.undraw;
  await expect.element(editor).toBeVisible();
  await editor.click();
  return () => drawn.value('/text');
};

/** Pastes HTML as a browser puts it on the clipboard. */
const paste = (html: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('the editor of a rich text', () => {
  it('writes paragraphs, emphasis, headings and lists by keyboard, in the strict form', async () => {
    const value = await open();
    await press('Closed & {Control>}b{/Control}sorry{Control>}b{/Control}{Enter}');
    await tool('Bulleted list').click();
    await expect.element(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'true');
    await press('Soup{Enter}Salad{Enter}{Enter}');
    await tool('Heading').click();
    await press('Next week');
    await expect
      .poll(value)
      .toBe('<p>Closed &amp; <strong>sorry</strong></p><ul><li>Soup</li><li>Salad</li></ul><h2>Next week</h2>');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('links a selected text, and to safe addresses only', async () => {
    const value = await open('<p>Menu</p>');
    await expect.element(tool('Link')).toBeDisabled();
    await press('{Control>}a{/Control}');
    await tool('Link').click();
    const address = page.getByRole('textbox', { name: 'Address of the link' });
    await address.fill('javascript:alert(1)');
    await press('{Enter}');
    await expect.element(page.getByText(/^Enter an address that begins with/)).toBeVisible();
    await address.fill('https://example.com/?a=1&b=2');
    await press('{Enter}');
    await expect.poll(value).toBe('<p><a href="https://example.com/?a=1&amp;b=2">Menu</a></p>');
    await tool('Link').click();
    await expect.poll(value).toBe('<p>Menu</p>');
  });

  it('cleans what is pasted', async () => {
    const value = await open();
    paste(
      '<style>p{}</style><h1 onclick="x()">Hello</h1><div style="color:red"><b>big</b> <font>text</font></div>' +
        '<img src=x onerror="window.hacked = true"><a href="javascript:alert(1)">click</a><script>window.hacked = true</script>',
    );
    await expect.poll(value).toBe('<h2>Hello</h2><p><strong>big</strong> text</p><p>click</p>');
    expect('hacked' in window).toBe(false);
  });

  it('shows what is no rich text as it was typed, to be corrected', async () => {
    const typed = '<p onclick="x()">Soup</p>';
    const value = await open(typed);
    await expect.element(editor).toHaveValue(typed);
    await editor.fill('<p>Soup</p>');
    await expect.poll(value).toBe('<p>Soup</p>');
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">A</a>',
  '<a href=" javascript:alert(1)">A</a>',
  '<a href="data:text/html,x">A</a>',
  '<svg/onload=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p><em></p></em>',
  '<ul><ul><li>A',
  '<table><tr><td>A<td>B',
  '<template><p>A</p></template>',
  '&lt;script&gt;',
  'a < b & c \0',
];

it('whatever is read is written in the strict form, and read again as the same', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<i>',
      '</i>',
      '<h4>',
      '<ol><li>',
      '</li>',
      '<br>',
      '<a href="https://x.y/?q">',
      '</a>',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), pieces => {
      const written = writeRichText(parseRichText(pieces.join('')));
      expect(isRichText(written)).toBe(true);
      expect(writeRichText(parseRichText(written))).toBe(written);
    }),
  );
});

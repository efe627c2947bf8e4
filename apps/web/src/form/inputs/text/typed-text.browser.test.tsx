import { group, text } from '@commissary/schema';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupRows } from '../../fields/index.ts';
import { drawForm } from '../../testing/draw-form.tsx';
import { commitTyped } from './pending-commits.ts';

const definition = group({ label: 'Note' }, { title: text({ label: 'Title' }), body: text({ label: 'Body' }) });
let undraw = () => {};
const drawn = () => {
  const form = drawForm(definition, <GroupRows group={definition} path="" List={() => null} />);
  undraw = form.undraw;
  return form;
};
const title = page.getByRole('textbox', { name: 'Title' });
const typed = (letter: string) => {
  const input = title.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + letter);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
};

afterEach(() => undraw());

it('a typed character is on screen at once, and in the document when it is painted', async () => {
  const { value } = drawn();
  await expect.element(title).toBeVisible();
  typed('a');
  typed('b');
  await expect.element(title).toHaveValue('ab');
  await expect.poll(() => value('/title')).toBe('ab');
});

it.each([
  ['a click', () => document.body.click()],
  ['a save by keyboard', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))],
  ['Enter', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ['a save', commitTyped],
  ['leaving the input', () => (title.element() as HTMLInputElement).blur()],
])('%s finds in the document what was typed just before', async (_, act) => {
  const { value } = drawn();
  await expect.element(title).toBeVisible();
  (title.element() as HTMLInputElement).focus();
  typed('a');
  act();
  expect(value('/title')).toBe('a');
});

it('the next character does not wait for the document', async () => {
  const { value } = drawn();
  await expect.element(title).toBeVisible();
  typed('a');
  title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(value('/title')).toBe('');
  await expect.poll(() => value('/title')).toBe('a');
});

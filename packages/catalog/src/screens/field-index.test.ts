import { fieldAt } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents } from '../documents/registry.ts';
import { fieldEntries } from './field-index.ts';

const entries = fieldEntries();
const of = (path: string) => entries.filter(entry => entry.path === path);

it('finds the screen that shows a field, with the labels of the form', () => {
  expect(of('/tableSettings/issueServerBankOfAmount')).toMatchObject([{ screen: { id: 'tableAndBar' } }]);
  expect(of('/tableSettings/issueServerBankOfAmount')[0]?.words.at(-1)).toBe('Server bank');
});

it('contains a list once, and no field inside it', () => {
  expect(of('/tenderTypes')).toMatchObject([{ screen: { id: 'payments' } }]);
  expect(entries.filter(({ path }) => path.includes('[]') || path.startsWith('/tenderTypes/'))).toEqual([]);
});

it('contains only existing fields, each once', () => {
  for (const { screen, path } of entries)
    expect([path, screen.edits && fieldAt(documents[screen.edits.document].field, path)]).not.toContain(undefined);
  expect(new Set(entries.map(({ screen, path }) => `${screen.id} ${path}`)).size).toBe(entries.length);
});

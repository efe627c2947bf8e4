import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { spanishLabels, textMembers } from './labels/index.ts';

const here = import.meta.dirname;
const texts = join(here, '..');

/** What is said the same in every language, or in the language of its own sheet. */
const ofNoLanguage = ['index.ts', 'server/sentences.ts', 'levels/device-name.ts', 'menu/guests/sheet-words.ts'];

it('[RULE.language.04] every module with texts has one in Spanish with the same members', async () => {
  const modules = globSync('**/*.ts', { cwd: texts }).filter(
    name => !name.startsWith('es/') && !name.endsWith('.test.ts') && !ofNoLanguage.includes(name),
  );
  expect(modules.length).toBeGreaterThan(100);
  for (const name of modules) {
    const english: object = await import(join(texts, name));
    const spanish: object = await import(join(here, name));
    expect(membersOf(spanish), name).toEqual(membersOf(english));
  }
});

it('[RULE.language.04] every label of a field, an option or a screen has its Spanish text, and no other has one', async () => {
  const labels = new Set<string>();
  const files = globSync('../../**/*.ts', { cwd: here }).filter(
    name => !/^\.\.\/\.\.\/texts\/|\.(test|arbitrary)\.ts$|\/testing\//.test(name) && basename(name) !== 'colors.ts',
  );
  for (const name of files) collectLabels(await import(join(here, name)), labels);
  const isWord = (label: string) => /[a-z]{2}/i.test(label) && !/^[A-Z]{2}$|, shade \d/.test(label);
  expect(Object.keys(spanishLabels).filter(label => !labels.has(label))).toEqual([]);
  expect([...labels].filter(label => isWord(label) && spanishLabels[label] === undefined)).toEqual([]);
});

/** The names of members, and of their members; an array stands for itself. */
const membersOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, membersOf(member)]),
  );
};

const seen = new WeakSet<object>();

const collectLabels = (value: unknown, labels: Set<string>): void => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && textMembers.includes(name)) labels.add(member);
    else collectLabels(member, labels);
  }
};

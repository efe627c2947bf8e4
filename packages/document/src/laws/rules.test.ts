import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
const tests = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(new URL(name, import.meta.url), 'utf8'));

const numbers = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] ?? '')));

describe('the written laws', () => {
  const written = numbers([rules], /^- \*\*(L\d+)\*\*(?![^-]*Not built yet)/gm);

  it('every law has a test whose title starts with its number, and no test names another', () => {
    expect([...numbers(tests, /\bit\('(L\d+) /g)].sort()).toEqual([...written].sort());
  });

  it('laws are numbered without gaps', () => {
    const all = [...numbers([rules], /^- \*\*L(\d+)\*\*/gm)].map(Number);
    expect(all).toEqual(all.map((_, i) => i + 1));
  });

  it('every edge case has a test whose title starts with its number', () => {
    const edges = numbers([rules], /^- \*\*(E\d+)\*\*/gm);
    expect([...edges]).toEqual(Array.from({ length: 16 }, (_, i) => `E${i + 1}`));
    const files = ['edge-cases.test.ts', 'change/validate.test.ts'].map(name =>
      readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
    );
    expect(numbers(files, /(?:\bit\(|\bname: )['"](E\d+) /g)).toEqual(edges);
  });
});

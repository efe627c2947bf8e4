import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';

/** Published with the same number before this test: databases know a migration by its name, so they keep it. */
const sharedNumbers = ['0007', '0008', '0010'];
const names = Object.keys(migrations);

describe('migrations', () => {
  it('are the files of their folder, in the order of their names', () => {
    const entries = readdirSync(new URL('./migrations/', import.meta.url)).filter(name => name !== 'index.ts');
    const files = entries.map(name => basename(name, '.ts'));
    expect(names).toEqual(files.sort());
    expect(names.filter(name => !/^\d{4}(-[a-z]+)+$/.test(name))).toEqual([]);
  });

  it('have a number each', () => {
    const byNumber = Map.groupBy(names, name => name.slice(0, 4));
    const shared = [...byNumber].filter(([, same]) => same.length > 1).map(([number]) => number);
    expect(shared).toEqual(sharedNumbers);
  });
});

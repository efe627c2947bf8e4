import { employeeColumns } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { readPeopleFile } from './file/read-people-file.ts';
import {
  emptyKept,
  firstSetup,
  hasName,
  keptOf,
  mistakesIn,
  renamesUsed,
  rowsToSend,
  withColumn,
} from './import-setup.ts';

const fileOf = (text: string) => {
  const found = readPeopleFile(employeeColumns, 'people.csv', new TextEncoder().encode(text));
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const defaults = { place: { type: 'COMPANY', id: 'c' }, wagesFrom: '2026-12-01' } as const;
const file = fileOf('Full name,Mail,Post,Store\nAnn Lee,ann@example.com,FOH; Cook,Main St\nBen Ode,,FOH,"Main, St"\n');
const setup = withColumn(firstSetup(file, emptyKept, defaults), 2, 'job');

describe('the rows of a file', () => {
  it('are sent by what their columns say, with the names of jobs and places as they are called here', () => {
    const jobs = { foh: 'Server' };
    const places = { 'main st': 'Elm', 'main, st': '' };
    expect(renamesUsed(file, { ...setup, jobs, places }, 'job')).toEqual(['FOH']);
    expect(renamesUsed(file, { ...setup, jobs, places }, 'place')).toEqual(['Main St', 'Main, St']);
    expect(rowsToSend(file, { ...setup, jobs, places }).rows).toEqual([
      { name: 'Ann Lee', email: 'ann@example.com', job: 'Server; Cook', place: 'Elm' },
      { name: 'Ben Ode', email: '', job: 'Server', place: '' },
    ]);
  });

  it('are sent with who somebody decided that they are, and without those that are left out', () => {
    const { rows, from } = rowsToSend(file, {
      ...setup,
      decisions: new Map([[3, { personId: null, name: 'Ben Ode', candidates: [], candidatesTotal: 0 }]]),
      leftOut: new Set([2]),
    });
    expect(rows).toEqual([{ name: 'Ben Ode', email: '', job: 'FOH', place: 'Main, St', personId: null }]);
    expect(from.map(({ line }) => line)).toEqual([3]);
  });

  it('with a cell that no call accepts, or more cells than columns, are named before anything is sent', () => {
    const odd = fileOf(`Name,Note\nAnn,${'x'.repeat(501)}\nBen,y,z\nCyd,${'x'.repeat(500)}\n`);
    const ofNote = withColumn(firstSetup(odd, emptyKept, defaults), 1, 'job');
    expect([...mistakesIn(odd, ofNote)]).toEqual([
      [2, [{ code: 'CELL_TOO_LONG', field: 'job' }]],
      [3, [{ code: 'TOO_MANY_CELLS', field: null }]],
    ]);
    expect([...mistakesIn(odd, withColumn(ofNote, 1, null)).keys()]).toEqual([3]);
    expect(rowsToSend(odd, ofNote).rows[0]?.job).toHaveLength(500);
  });
});

describe('the columns', () => {
  it('are set up as the last file of the company was, and otherwise as is usual', () => {
    const first = firstSetup(file, emptyKept, defaults);
    expect(first.columns).toEqual(['name', 'email', null, 'place']);
    const chosen = { ...withColumn(first, 2, 'job'), jobs: { foh: 'Server' } };
    const again = firstSetup(file, keptOf(file, chosen, emptyKept), defaults);
    expect(again).toEqual(chosen);
  });

  it('say each thing once: who takes it over takes it from the other', () => {
    expect(withColumn(setup, 3, 'email').columns).toEqual(['name', null, 'job', 'email']);
    expect(hasName(setup)).toBe(true);
    expect(hasName(withColumn(setup, 0, null))).toBe(false);
  });
});

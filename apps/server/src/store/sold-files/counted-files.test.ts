import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question } from '@commissary/catalog';
import { afterAll, describe, expect, it } from 'vitest';
import type { SoldDay } from '../sold-rows/index.ts';
import { countedFiles } from './counted-files.ts';
import { createSoldFiles, type FiledDays } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'counted-'));
const files = createSoldFiles({ folder, memoryBytes: 64 * 1024 * 1024 });
afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const month = '2026-11';
const sold = (locationId: string, day: number, gross: number): SoldDay => {
  const on = `${month}-0${day}`;
  const of = { location: locationId, day: on, month, hour: 12, channel: 'POS' };
  return { locationId, day: on, postings: [{ of, amounts: { gross } }], names: new Map() };
};
const write = (...days: readonly SoldDay[]): Promise<string> =>
  files.write(
    (async function* () {
      yield* days;
    })(),
  );
const days = (file: string, locationId: string, bits: number): FiledDays => ({ file, locationId, month, days: bits });
const ask = async (filed: readonly FiledDays[], more: Partial<Question> = {}) => {
  const period = { from: `${month}-01`, to: `${month}-30` };
  const question: Question = { measures: ['gross'], dimensions: ['location', 'day'], filters: [], period, ...more };
  const { sums } = await files.ask([question], filed, []);
  return Object.fromEntries(sums[0]?.map(({ of, amounts }) => [`${of.location} ${of.day}`, amounts.gross]) ?? []);
};

describe('rows of files that count', () => {
  it('[RULE.questions.03] are all of a file, those of some locations, and those of some days of a location, each once', async () => {
    const [old, next] = [
      await write(sold('elm', 1, 1), sold('elm', 2, 2), sold('oak', 1, 10), sold('oak', 2, 20), sold('ash', 1, 100)),
      await write(sold('elm', 1, 5), sold('fir', 3, 1_000)),
    ];
    const all = [days(old, 'elm', 0b11), days(old, 'oak', 0b11), days(old, 'ash', 0b1)];
    const [elm, oak, ash] = [
      { 'elm 2026-11-01': 1, 'elm 2026-11-02': 2 },
      { 'oak 2026-11-01': 10, 'oak 2026-11-02': 20 },
      { 'ash 2026-11-01': 100 },
    ];
    expect(await ask(all)).toEqual({ ...elm, ...oak, ...ash });
    expect(await ask(all.slice(1))).toEqual({ ...oak, ...ash });
    const one = { from: '2026-11-01', to: '2026-11-01' };
    const onFirst = all.map(each => ({ ...each, days: 0b1 }));
    expect(await ask(onFirst, { period: one })).toEqual({
      ...{ 'elm 2026-11-01': 1, 'oak 2026-11-01': 10 },
      ...ash,
    });
    const moved = [days(next, 'elm', 0b1), days(next, 'fir', 0b100), days(old, 'elm', 0b10), ...all.slice(1)];
    const expected = { 'elm 2026-11-01': 5, 'elm 2026-11-02': 2, 'fir 2026-11-03': 1_000, ...oak, ...ash };
    expect(await ask(moved)).toEqual(expected);
    // Of elm nothing of the old file counts any more, of ash nowhere anything.
    const gone = moved.filter(({ file, locationId }) => file === next || locationId === 'oak');
    expect(await ask(gone)).toEqual({ 'elm 2026-11-01': 5, 'fir 2026-11-03': 1_000, ...oak });
    // Several questions at once are each asked of their own days.
    const periods = [one, { from: '2026-11-02', to: '2026-11-03' }, { from: '2026-11-01', to: '2026-11-30' }];
    const gross = periods.map(asked => ({ measures: ['gross' as const], dimensions: [], filters: [], period: asked }));
    const { sums } = await files.ask(gross, moved, []);
    expect(sums.map(([sum]) => sum?.amounts.gross)).toEqual([115, 1_022, 1_137]);
    // Merged, the rows that count are all of a file.
    const merged = await files.merge(moved);
    expect(await ask(moved.map(each => ({ ...each, file: merged })))).toEqual(expected);
    expect(await ask([days(merged, 'oak', 0b10)])).toEqual({ 'oak 2026-11-02': 20 });
  });

  it('[RULE.questions.03] are compared with days where a file does not say what it has', () => {
    const said = [{ locationId: 'elm', month, days: 0b11 }];
    const period = { from: `${month}-01`, to: `${month}-30` };
    const counted = (filed: readonly FiledDays[], asked = period) =>
      countedFiles(filed, file => (file === 'old' ? undefined : said), asked);
    const of = (...filed: readonly FiledDays[]) => ({ inside: [], whole: [], others: [], places: [], changed: filed });
    expect(counted([days('new', 'elm', 0b11)])).toEqual({ ...of(), inside: ['new'] });
    const first = { from: `${month}-01`, to: `${month}-01` };
    expect(counted([days('new', 'elm', 0b1)], first)).toEqual({ ...of(), whole: ['new'] });
    expect(counted([days('new', 'elm', 0b1), days('old', 'elm', 0b10)])).toEqual({
      ...of(days('new', 'elm', 0b1), days('old', 'elm', 0b10)),
      others: ['new', 'old'],
    });
    // It may have days of other locations too, which count in another file.
    const both = [days('new', 'oak', 0b1), days('old', 'ash', 0b1)];
    expect(counted(both)).toEqual({ ...of(...both), others: ['new', 'old'] });
  });
});

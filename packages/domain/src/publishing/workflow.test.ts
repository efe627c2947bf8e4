import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishing } from '../constants.ts';
import { batches, latestEnded, workflowState } from './workflow.ts';

const now = 1_000_000;
const state = (syncDate: number, syncStarted: number | null = null, syncCompleted: number | null = null) =>
  workflowState({ syncDate, syncStarted, syncCompleted }, now);

describe('the state of a workflow', () => {
  it('[RULE.publish.11] a sync date in the future is scheduled', () => {
    expect(state(now + 1)).toBe('scheduled');
  });
  it('[RULE.publish.12] started and not completed is running, whatever its date', () => {
    expect(state(now - 1, now - 1)).toBe('running');
    expect(state(now + 1, now - 1)).toBe('running');
  });
  it('[RULE.publish.13] [CONST.sync.dateRunning] a sync date of 0 is running', () => {
    expect(state(0)).toBe('running');
  });
  it('[RULE.publish.14] due, neither started nor completed, is waiting', () => {
    expect(state(now)).toBe('waiting');
  });
  it('completed takes precedence over all other states', () => {
    expect(state(0, 1, 2)).toBe('completed');
    expect(state(now + 1, null, 2)).toBe('completed');
  });
});

describe('batches', () => {
  it('[RULE.publish.22] twelve locations start as 5, 5 and 2, thirty seconds apart', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `l${index}`);
    const split = batches(ids, publishing.batchSize, publishing.batchSpacingMs);
    expect(split.map(({ index, locationIds, offsetMs }) => [index, locationIds.length, offsetMs])).toEqual([
      [0, 5, 0],
      [1, 5, 30_000],
      [2, 2, 60_000],
    ]);
  });
  it('every location is in one batch, in order, and only the last batch is short', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 9 }), fc.nat(), (ids, size, spacing) => {
        const all = batches(ids, size, spacing);
        expect(all.flatMap(({ locationIds }) => locationIds)).toEqual(ids);
        expect(all.slice(0, -1).every(({ locationIds }) => locationIds.length === size)).toBe(true);
        expect(
          all.every(({ index, offsetMs }, position) => index === position && offsetMs === position * spacing),
        ).toBe(true);
      }),
    );
  });
});

it('[RULE.publish.23] of the completed workflows of a location the last one that ended is kept', () => {
  const ended = (endTime: number | null, ...ids: string[]) => ({
    endTime,
    locationToStatuses: Object.fromEntries(ids.map(id => [id, 'SUCCESS'])),
  });
  const [first, last, open] = [ended(10, 'elm', 'oak'), ended(20, 'elm'), ended(null, 'elm', 'bay')];
  for (const order of [
    [first, last, open],
    [open, last, first],
  ]) {
    const kept = latestEnded(order);
    expect([kept.get('elm'), kept.get('oak'), kept.get('bay')]).toEqual([last, first, undefined]);
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePilots, type PilotAfter, type PilotBefore, type PilotLimits, usualPilotLimits } from './judge-pilots.ts';

const terminals = (states: string): { before: PilotBefore[]; after: PilotAfter[] } => {
  const all = [...states].map((state, index) => ({ state, terminal: `t${index}` }));
  return {
    before: all
      .filter(({ state }) => state !== 'n')
      .map(({ state, terminal }) => ({ terminal, inTrouble: state === 'T' })),
    after: all
      .filter(({ state }) => state !== 's')
      .map(({ state, terminal }) => ({
        terminal,
        runs: state === 'r' || state === 'n',
        code: state === 't' || state === 'T' ? 'NOT_STORED' : null,
      })),
  };
};
/** r runs it, n is new and runs it, t in trouble, T in trouble before already, m does not run it yet, s silent since. */
const states = fc.string({ unit: fc.constantFrom('r', 'n', 't', 'T', 'm', 's'), maxLength: 40 });
const limit = fc.record({
  most: fc.integer({ min: 0, max: 100 }),
  unit: fc.constantFrom('terminals' as const, 'percent' as const),
});
const limits = fc.record({ trouble: limit, missing: limit, silent: limit });
const verdict = (some: string, within: PilotLimits = usualPilotLimits, isLiveEverywhere = true) => {
  const { before, after } = terminals(some);
  return judgePilots(before, after, within, isLiveEverywhere);
};

describe('judgePilots', () => {
  it.each([
    ['rrrrrrrrrr', 'continue', undefined],
    ['rrrrrrrrrt', 'halt', 'trouble'],
    ['rrrrrrrrrT', 'continue', undefined],
    ['rrrrrrrrrm', 'continue', undefined],
    ['rrrrrrrrmm', 'halt', 'missing'],
    ['rrrrrrrrss', 'continue', undefined],
    ['rrrrrrrsss', 'halt', 'silent'],
    ['ssssssssss', 'halt', 'silent'],
    ['', 'ask', undefined],
    ['n', 'continue', undefined],
  ])('[RULE.canary.01] %j: %s %s', (some, act, reason) => {
    expect(verdict(some)).toMatchObject({ act, ...(reason !== undefined && { reason }) });
  });

  it('[RULE.canary.01] asks where it is not live at each pilot, unless a limit is exceeded', () => {
    fc.assert(
      fc.property(states, limits, (some, within) => {
        const { act } = verdict(some, within);
        expect(verdict(some, within, false).act).toBe(act === 'continue' ? 'ask' : act);
      }),
    );
  });

  it('[RULE.canary.01] counts each terminal once, whatever their order', () => {
    fc.assert(
      fc.property(states, limits, (some, within) => {
        const { before, after } = terminals(some);
        const found = judgePilots(before, after, within, true);
        expect(judgePilots(before.toReversed(), after.toReversed(), within, true)).toEqual(found);
        const { counts } = found;
        const already = [...some].filter(state => state === 'T').length;
        expect(counts.running + counts.trouble + counts.missing + counts.silent + already).toBe(counts.terminals);
      }),
    );
  });

  it('[RULE.canary.01] a wider limit halts nothing that went on, and no limit lets a trouble above it pass', () => {
    fc.assert(
      fc.property(
        states,
        limits,
        fc.constantFrom('trouble' as const, 'missing' as const, 'silent' as const),
        (some, within, measure) => {
          const wider = { ...within, [measure]: { ...within[measure], most: within[measure].most + 1 } };
          const found = verdict(some, within);
          if (found.act === 'continue') expect(verdict(some, wider).act).toBe('continue');
          const closed = { ...within, [measure]: { most: 0, unit: within[measure].unit } };
          if (found.counts[measure] > 0) expect(verdict(some, closed).act).toBe('halt');
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnEcho, type SentValues } from './controlled-input-echo.ts';

describe('a value that comes back later', () => {
  it('is an echo while it was told, and leaves what was told after it', () => {
    expect(isOwnEcho(['p', 'pu', 'pub'], 'pu')).toEqual(['pub']);
    expect(isOwnEcho(['p', 'pu', 'pub'], 'pub')).toEqual([]);
  });

  it('is news when nobody told it', () => {
    expect(isOwnEcho([], '')).toBeNull();
    expect(isOwnEcho(['p', 'pu'], 'bar')).toBeNull();
  });

  it('never overwrites what is typed, whichever echoes are skipped', () => {
    const words = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.array(fc.boolean()), (typed, skipped) => {
        let told: SentValues | null = typed;
        typed.forEach((word, index) => {
          if (!skipped[index] && told !== null) told = isOwnEcho(told, word);
        });
        expect(told).not.toBeNull();
      }),
    );
  });
});

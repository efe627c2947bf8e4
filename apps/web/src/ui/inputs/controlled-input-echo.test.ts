import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnEcho, type SentValues } from './controlled-input-echo.ts';

describe('a value that comes back later', () => {
  it('is an echo of a sent value, and keeps the values sent after it pending', () => {
    expect(isOwnEcho(['p', 'pu', 'pub'], 'pu')).toEqual(['pub']);
    expect(isOwnEcho(['p', 'pu', 'pub'], 'pub')).toEqual([]);
  });

  it('is a new value when it was not sent', () => {
    expect(isOwnEcho([], '')).toBeNull();
    expect(isOwnEcho(['p', 'pu'], 'bar')).toBeNull();
  });

  it('never overwrites what is typed, whichever echoes are skipped', () => {
    const words = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.array(fc.boolean()), (typed, skipped) => {
        let sent: SentValues | null = typed;
        typed.forEach((word, index) => {
          if (!skipped[index] && sent !== null) sent = isOwnEcho(sent, word);
        });
        expect(sent).not.toBeNull();
      }),
    );
  });
});

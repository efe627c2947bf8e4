import { describe, expect, it } from 'vitest';
import { closedOptions, shownOptions } from './shown-options.ts';

const option = (n: number) => ({ value: `v${n}`, label: `Place ${n}` });
const many = Array.from({ length: 10_200 }, (_, n) => option(n));
const grouped = [
  { group: 'Company', items: [option(0)] },
  { group: 'Locations', items: many.slice(1) },
];
const valuesOf = (options: ReturnType<typeof shownOptions<string>>) =>
  options.flatMap(one => ('group' in one ? one.items : [one])).map(({ value }) => value);

describe('the options of an open list', () => {
  it('are all of few, and of many the first hundred with the number of the others', () => {
    expect(shownOptions(many.slice(0, 100), '', null)).toEqual(many.slice(0, 100));
    const shown = shownOptions(many, '', null);
    expect(valuesOf(shown)).toEqual(many.slice(0, 100).map(({ value }) => value));
    expect(shown.at(-1)).toEqual({ group: '10,100 more: type to find them', items: [] });
  });

  it('are those around the chosen one, so that the arrow keys go on from it', () => {
    const shown = valuesOf(shownOptions(grouped, '', 'v5000'));
    expect([shown[0], shown.at(-1), shown.length]).toEqual(['v4950', 'v5049', 100]);
    expect(valuesOf(shownOptions(grouped, '', 'v10199')).at(-1)).toBe('v10199');
    expect(valuesOf(shownOptions(grouped, '', 'v3')).slice(0, 2)).toEqual(['v0', 'v1']);
  });

  it('are found by a part of the label, whatever their place, in their groups', () => {
    expect(shownOptions(grouped, ' PLACE 10199', null)).toEqual([{ group: 'Locations', items: [option(10_199)] }]);
    expect(shownOptions(grouped, 'nowhere', null)).toEqual([]);
  });
});

describe('a closed list', () => {
  it('holds the chosen option, or the first that can be chosen', () => {
    expect(closedOptions(grouped, 'v77')).toEqual([{ group: 'Locations', items: [option(77)] }]);
    expect(closedOptions([{ ...option(0), disabled: true }, option(1)], null)).toEqual([option(1)]);
    expect(closedOptions([], null)).toEqual([]);
  });
});

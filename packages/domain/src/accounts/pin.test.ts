import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogOnPlace, meetingAmong } from './pin.ts';

const groups: Readonly<Record<string, string>> = { elm: 'west', oak: 'west', bay: 'east' };
const groupOf = (id: string): string | null => groups[id] ?? null;
/** Whether two people, one with each of these places, could log on at a common location. */
const doMeet = (one: readonly LogOnPlace[], other: readonly LogOnPlace[]): boolean => {
  const isIn = (location: LogOnPlace, group: LogOnPlace) =>
    location.type === 'LOCATION' && group.type === 'GROUP' && groupOf(location.id) === group.id;
  const isWhole = ({ type }: LogOnPlace) => type === 'COMPANY' || type === 'GLOBAL';
  return one.some(a => other.some(b => isWhole(a) || isWhole(b) || a.id === b.id || isIn(a, b) || isIn(b, a)));
};
const place = fc.constantFrom<LogOnPlace>(
  ...['elm', 'oak', 'bay', 'pier'].map(id => ({ type: 'LOCATION' as const, id })),
  ...['west', 'east'].map(id => ({ type: 'GROUP' as const, id })),
  { type: 'COMPANY', id: 'kitchen' },
  { type: 'GLOBAL', id: '' },
);
const people = fc.array(fc.array(place, { maxLength: 3 }), { maxLength: 5 });

it('whoever meets somebody else among many is whom a comparison of all pairs finds', () => {
  fc.assert(
    fc.property(people, fc.array(place, { maxLength: 3 }), (all, asked) => {
      const named = all.map((places, index) => [`p${index}`, places] as const);
      const meets = meetingAmong(named, groupOf);
      for (const [id, places] of [...named, ['somebody', asked] as const]) {
        const pairs = named.some(([other, theirs]) => other !== id && doMeet(places, theirs));
        expect([id, meets(id, places)]).toEqual([id, pairs]);
      }
    }),
  );
});

it('[RULE.cost.11] the work for people who all have one PIN grows with their number', () => {
  const asked = (count: number): number => {
    let questions = 0;
    const counted = (id: string) => {
      questions += 1;
      return groupOf(id);
    };
    const all = Array.from({ length: count }, (_, at) => [`p${at}`, [{ type: 'LOCATION', id: `l${at}` }]] as const);
    const meets = meetingAmong(all, counted);
    expect(all.filter(([id, places]) => meets(id, places))).toEqual([]);
    return questions;
  };
  expect(asked(2000)).toBe(2 * asked(1000));
});

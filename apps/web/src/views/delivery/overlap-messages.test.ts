import { expect, it } from 'vitest';
import { overlapMessages, selfIntersectionMessages } from './overlap-messages.tsx';

it('an overlap names the zone that applies there, a gap the zones beside it', () => {
  const ground = { squareMeters: 1_294_994, strips: [] };
  const words = overlapMessages(
    {
      overlaps: [{ winner: 'a', loser: 'b', ...ground }],
      gaps: [{ between: ['a', 'b', 'c'], ...ground, squareMeters: 25_900 }],
    },
    id => ({ a: 'Loop', b: 'River', c: 'Park' })[id] ?? '',
  ).map(one => one.words);
  expect(words).toEqual([
    'Loop and River overlap by 0.50 sq mi. Loop applies there because it comes first in the list.',
    '0.010 sq mi between Loop, River and Park is in no zone.',
  ]);
});

it('crossing edges are reported, with what to do', () => {
  const point = { lat: 41.9, lng: -87.6 };
  expect(selfIntersectionMessages({ name: 'Loop', crossings: [] })).toBeNull();
  expect(selfIntersectionMessages({ name: 'Loop', crossings: [point] })).toBe(
    'The edges of Loop cross at the point marked on the map, so the zone may not cover the area that you mean. Move a point until they no longer cross.',
  );
  expect(selfIntersectionMessages({ name: 'Loop', crossings: [point, point] })).toContain(
    'at 2 points marked on the map',
  );
});

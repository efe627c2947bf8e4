import { expect, it } from 'vitest';
import { shownPins } from './shown-pins.ts';

const view = { center: { lat: 40, lng: -90 }, zoom: 4, width: 900, height: 500 };
const pins = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    name: `Place ${n}`,
    point: { lat: 25 + (n % 100) / 5, lng: -120 + Math.floor(n / 100) / 2 },
  }));

it('few pins are all drawn, of ten thousand those that have space, with the number of the others', () => {
  expect(shownPins(view, pins(60)).map(({ more }) => more)).toEqual(Array(60).fill(0));
  const shown = shownPins(view, pins(10_000));
  expect(shown.length).toBeLessThanOrEqual(120);
  const counted = shown.reduce((sum, { more }) => sum + 1 + more, 0);
  expect(counted).toBeGreaterThan(1_000);
  expect(counted).toBeLessThanOrEqual(10_000);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

it('pins outside the map are not drawn among many', () => {
  const far = { ...view, center: { lat: -40, lng: 90 } };
  expect(shownPins(far, pins(100))).toEqual([]);
});

import { choice, number, reference, text } from '@commissary/schema';
import { expect, it } from 'vitest';
import { optionsOf, selectedOptions, tokensFrom } from './set-options.ts';

it('offers the values that the items declare, and nothing where users type words', () => {
  const days = number({ label: 'Day', min: 1, max: 2, names: ['One', 'Two'] });
  const state = choice({ label: 'State', options: [{ value: 'IL', label: 'Illinois' }] });
  expect([optionsOf(days), optionsOf(state)]).toEqual([
    [
      { id: 1, name: 'One' },
      { id: 2, name: 'Two' },
    ],
    [{ id: 'IL', name: 'Illinois' }],
  ]);
  expect(optionsOf(text({ label: 'City' }))).toBeUndefined();
  expect(optionsOf(number({ label: 'Count' }))).toBeUndefined();
  expect(optionsOf(reference({ label: 'Tax', to: '/taxes', onDelete: 'unset' }))).toBeUndefined();
});

it('keeps the offered order, and values that are no longer offered, when ticking and unticking', () => {
  const offered = [1, 2, 3].map(id => ({ id, name: `Day ${id}` }));
  const tick = (chosen: readonly unknown[], position: number) =>
    selectedOptions(offered, chosen, offered[position] ?? { id: 0, name: '' });
  expect(tick(['old', 3], 0)).toEqual(['old', 1, 3]);
  expect(tick(tick([1, 3], 1), 1)).toEqual([1, 3]);
});

it('adds a word once, without the spaces around it', () => {
  expect(tokensFrom([' New York ', 'Boston', 'New York', ' '])).toEqual(['New York', 'Boston']);
});

import { expect, it } from 'vitest';
import { choiceData, narrowedTo, pickedIds } from './choice-data.ts';

const menu = choiceData([
  { id: 1, name: 'Margherita', within: 'Pizza' },
  { id: 2, name: 'Funghi', within: 'Pizza' },
  { id: 'beer', name: 'Beer', within: 'Bar' },
  { id: 2, name: 'Another with that id', within: 'Bar' },
]);

it('is grouped under its heading, each id once', () => {
  expect(menu).toEqual([
    {
      group: 'Pizza',
      items: [
        { value: '1', label: 'Margherita' },
        { value: '2', label: 'Funghi' },
      ],
    },
    { group: 'Bar', items: [{ value: 'beer', label: 'Beer' }] },
  ]);
  expect(choiceData([{ id: 'bar', name: 'Bar' }])).toEqual([{ value: 'bar', label: 'Bar' }]);
});

it('is found by its own words or those of its group, up to the limit', () => {
  const labels = (words: string, most: number) =>
    narrowedTo(menu, words, most).flatMap(one => ('items' in one ? one.items : [one]).map(({ label }) => label));
  expect(labels('', 9)).toEqual(['Margherita', 'Funghi', 'Beer']);
  expect(labels('', 2)).toEqual(['Margherita', 'Funghi']);
  expect(labels(' ghe', 9)).toEqual(['Margherita']);
  expect(labels('PIZZA', 9)).toEqual(['Margherita', 'Funghi']);
  expect(narrowedTo(menu, 'wine', 9)).toEqual([]);
});

it('keeps the id that the document has, also where the member is deleted', () => {
  const choices = [{ id: 1, name: 'Margherita' }];
  expect(pickedIds(choices, [7], ['7', '1'])).toEqual([7, 1]);
});

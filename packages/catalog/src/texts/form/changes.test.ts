import { expect, it } from 'vitest';
import { changeTexts } from './changes.ts';

const price = changeTexts.ofOwner('Price', 'Soup');
const dishes = changeTexts.ofOwner('Dishes', 'Mains');
const elm = 'Elm St.';

it('says each change as one sentence, with the level that was edited', () => {
  expect([
    changeTexts.changedFrom(price, '$9.50', '$9.95', elm),
    changeTexts.set(price, '$9.95', elm),
    changeTexts.changedTo('Fees', '1 fee', elm),
    changeTexts.changed('Kitchen', elm),
    changeTexts.cleared('Note of Mains', 'No nuts', elm),
    changeTexts.cleared('Kitchen › Seats', undefined, 'Harbor'),
    changeTexts.added('Special', dishes, elm),
    changeTexts.removed('Soup', dishes, elm),
    changeTexts.restored('Loop', 'Delivery area › Zones', elm),
    changeTexts.movedFirst('Stew', dishes, elm),
    changeTexts.movedBehind('Stew', 'Soup', dishes, elm),
    changeTexts.moved('Mains', 'Courses', elm),
    changeTexts.reset(price, '$9.95', '$9.50', elm),
    changeTexts.reset('Soup', undefined, undefined, elm),
  ]).toEqual([
    'Price of Soup from $9.50 to $9.95, set for Elm St.',
    'Price of Soup set to $9.95 for Elm St.',
    'Fees changed to 1 fee for Elm St.',
    'Kitchen changed for Elm St.',
    'Note of Mains from No nuts cleared for Elm St.',
    'Kitchen › Seats cleared for Harbor.',
    'Special added to Dishes of Mains for Elm St.',
    'Soup removed from Dishes of Mains for Elm St.',
    'Loop restored to Delivery area › Zones for Elm St.',
    'Stew moved to the top of Dishes of Mains for Elm St.',
    'Stew moved after Soup in Dishes of Mains for Elm St.',
    'Mains moved in Courses for Elm St.',
    'Price of Soup from $9.95 back to $9.50, reset for Elm St.',
    'Soup back to the inherited value for Elm St.',
  ]);
});

it('keeps a label that its value completes apart from its owner', () => {
  expect(changeTexts.ofOwner('At the price of', 'Lunch pizza deal')).toBe('Lunch pizza deal, “At the price of”');
  expect(changeTexts.ofOwner('Applies to', 'Lunch')).toBe('Lunch, “Applies to”');
});

it('says no level where none is given', () => {
  expect([
    changeTexts.changedFrom('Seats', '2', '1'),
    changeTexts.reset('Seats', '2', undefined),
    changeTexts.removed('Soup', 'Dishes'),
  ]).toEqual(['Seats from 2 to 1.', 'Seats from 2 back to the inherited value.', 'Soup removed from Dishes.']);
});

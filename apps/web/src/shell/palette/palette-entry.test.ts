import { describe, expect, it } from 'vitest';
import { found, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

const entry = (group: PaletteGroup, label: string, detail?: string): PaletteEntry => ({
  id: label,
  group,
  label,
  ...(detail !== undefined && { detail }),
  run: () => {},
});

const entries = [
  entry('Screens', 'Table and bar', 'Configuration'),
  entry('Screens', 'Payments', 'Configuration'),
  entry('Locations and groups', 'Elm St.', 'Downtown'),
  entry('Settings', 'Server bank', 'Table and bar'),
  entry('Settings', 'Barring of tabs', 'Table and bar'),
  entry('Menu items', 'Crème brûlée', 'Desserts'),
  entry('Actions', 'Logout'),
];
const labels = (text: string) => found(entries, text).map(({ group, entries }) => [group, entries.map(e => e.label)]);

describe('the results of the palette', () => {
  it('are screens and actions before anything is typed', () => {
    expect(labels('')).toEqual([
      ['Screens', ['Table and bar', 'Payments']],
      ['Actions', ['Logout']],
    ]);
  });

  it('contain every word, in any position, ignoring accents', () => {
    expect(labels('brulee dess')).toEqual([['Menu items', ['Crème brûlée']]]);
    expect(labels('server elm')).toEqual([]);
  });

  it('rank a match of the label before a match of the context', () => {
    expect(labels('bar')).toEqual([
      ['Settings', ['Barring of tabs', 'Server bank']],
      ['Screens', ['Table and bar']],
    ]);
    expect(labels('table bar')[0]).toEqual(['Screens', ['Table and bar']]);
  });

  it('are limited for each group', () => {
    const many = Array.from({ length: 50 }, (_, i) => entry('Menu items', `Pizza ${i}`));
    expect(found(many, 'pizza')[0]?.entries).toHaveLength(6);
  });
});

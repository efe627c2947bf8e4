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

describe('what the palette finds', () => {
  it('offers screens and actions before anything is typed', () => {
    expect(labels('')).toEqual([
      ['Screens', ['Table and bar', 'Payments']],
      ['Actions', ['Logout']],
    ]);
  });

  it('wants every word, wherever it stands, and whatever its accents', () => {
    expect(labels('brulee dess')).toEqual([['Menu items', ['Crème brûlée']]]);
    expect(labels('server elm')).toEqual([]);
  });

  it('puts what is called so before what only belongs to it', () => {
    expect(labels('bar')).toEqual([
      ['Settings', ['Barring of tabs', 'Server bank']],
      ['Screens', ['Table and bar']],
    ]);
    expect(labels('table bar')[0]).toEqual(['Screens', ['Table and bar']]);
  });

  it('shows no more of a group than can be looked at', () => {
    const many = Array.from({ length: 50 }, (_, i) => entry('Menu items', `Pizza ${i}`));
    expect(found(many, 'pizza')[0]?.entries).toHaveLength(6);
  });
});

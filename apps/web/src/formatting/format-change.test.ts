import { documents, initialDocument } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { formatChange } from './format-change.ts';
import { valueTextsAt } from './value-texts.ts';

it('an instant of a location is told in its zone, whatever the zone of the page', () => {
  const path = '/departments/[1]/items/[2]/info/out/until';
  const change = { op: 'set' as const, path, value: Date.parse('2031-02-03T10:05:00Z') };
  const at = (zone: string) =>
    formatChange(documents.menu.field, initialDocument('menu'), change, valueTextsAt(zone)).after;
  expect(at('America/Chicago')).toBe('Feb 3, 2031, 4:05 AM CT');
  expect(at('America/New_York')).toBe('Feb 3, 2031, 5:05 AM ET');
});

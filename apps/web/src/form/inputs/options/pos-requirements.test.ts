import { choice } from '@commissary/schema';
import { expect, it } from 'vitest';
import { offeredAt, posRequirementText } from './pos-requirements.ts';

const { options } = choice({
  label: 'Gift processor',
  options: [
    { value: 'none', label: 'None' },
    { value: 'store', label: 'Store Card', minPosVersion: '8.2.26' },
    { value: 'express', label: 'Express', minPosVersion: '8.2.26' },
    { value: 'late', label: 'Late', minPosVersion: '9' },
  ],
});
const disabledAt = (posVersion: string | null, chosen: unknown = 'none') =>
  offeredAt(options, posVersion, chosen).flatMap(({ value, disabled }) => (disabled ? value : []));

it('[RULE.credit.11] at a location whose point of sale is too old, an option cannot be chosen, unless it is chosen already', () => {
  expect(disabledAt('8.2.25')).toEqual(['store', 'express', 'late']);
  expect(disabledAt('8.2.26')).toEqual(['late']);
  expect(disabledAt('8.2.25', 'store')).toEqual(['express', 'late']);
  expect([disabledAt('9.1'), disabledAt(null)]).toEqual([[], []]);
});

it('[RULE.credit.11] shows the required version, and the version that the location runs', () => {
  const here = (posVersion: string | null) =>
    posRequirementText(options.slice(0, 3), [{ name: 'Elm', posVersion }], 'here');
  expect(here('8.2.25')).toBe('Store Card and Express need POS 8.2.26; Elm runs 8.2.25.');
  expect([here('8.2.26'), here(null)]).toEqual(Array(2).fill('Store Card and Express need POS 8.2.26.'));
});

it('[RULE.credit.11] lists at group and company level the locations that are too old, the first five by name', () => {
  const below = (versions: readonly string[]) =>
    posRequirementText(
      options,
      versions.map((posVersion, index) => ({ name: `L${index}`, posVersion })),
      'below',
    );
  expect(below(['8.3', '8.1'])).toBe(
    'Store Card and Express need POS 8.2.26; older at L1 (8.1). Late needs POS 9; older at L0 (8.3) and L1 (8.1).',
  );
  expect(posRequirementText(options.slice(0, 2), Array(7).fill({ name: 'L', posVersion: '8' }), 'below')).toBe(
    'Store Card needs POS 8.2.26; older at L (8), L (8), L (8), L (8), L (8) and 2 more.',
  );
});

it('shows nothing where the options require nothing', () => {
  expect(posRequirementText(options.slice(0, 1), [{ name: 'Elm', posVersion: '1' }], 'here')).toBeNull();
});

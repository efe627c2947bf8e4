import { fieldAt, initial, matches, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { barSettings } from './bar-settings.ts';

it('[CONST.bar.*] pre-authorizes one dollar first, then 25 dollars at a time', () => {
  expect(initial(barSettings)).toEqual({
    barTabs: false,
    preAuthMode: 'PRE_AUTH_ONE',
    preAuthAmountIncrement: '25.00',
  });
});

it('has four ways to pre-authorize and shows the amount for the one that uses it', () => {
  const bar = initial(barSettings);
  const modes = ['NONE', 'PRE_AUTH_ONE', 'PRE_AUTH_ORDER_AMOUNT', 'PRE_AUTH_INCREMENT'];
  for (const preAuthMode of modes) expect(validateValue(barSettings, { ...bar, preAuthMode })).toEqual([]);
  expect(validateValue(barSettings, { ...bar, preAuthMode: 'OTHER' }).map(issue => issue.code)).toEqual([
    'not-an-option',
  ]);
  const shown = fieldAt(barSettings, '/preAuthAmountIncrement')?.visibleWhen;
  expect(modes.map(preAuthMode => shown && matches(shown, { preAuthMode }))).toEqual([false, false, false, true]);
});

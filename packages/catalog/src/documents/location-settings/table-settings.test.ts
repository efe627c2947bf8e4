import { fieldAt, initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { tableSettings } from './table-settings.ts';

it('[CONST.table.*] alerts after 10, 90 and 15 minutes', () => {
  expect(initial(tableSettings).tableAlertTimesInMins).toEqual({
    seatedNoOrder: 10,
    afterOrdering: 90,
    afterSettling: 15,
  });
  for (const alert of ['seatedNoOrder', 'afterOrdering', 'afterSettling'])
    expect(fieldAt(tableSettings, `/tableAlertTimesInMins/${alert}`)?.unit).toBe('min');
});

it('has all other settings off and no server bank initially', () => {
  const { tableAlertTimesInMins: _, issueServerBankOfAmount, ...toggles } = initial(tableSettings);
  expect(issueServerBankOfAmount).toBe('0.00');
  expect(Object.values(toggles)).toEqual(Array(6).fill(false));
});

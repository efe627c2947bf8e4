import { fieldAt, initial, matches, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { tipsSettings } from './tips-settings.ts';

it('[CONST.gratuity.*] charges parties of eight and more 0 % initially, on net sales', () => {
  expect(initial(tipsSettings).autoGratuityOnPOSOrder).toEqual({
    enabled: true,
    incomeType: 'NET',
    chargePercentage: '0.00',
    minPeoplePerOrder: 8,
  });
});

it('[CONST.tips.defaultTipTypeEmv] card readers offer tips as a percentage by default', () => {
  expect(initial(tipsSettings).defaultTipTypeEmv).toBe('PERCENTAGE');
  expect(validateValue(tipsSettings, { ...initial(tipsSettings), defaultTipTypeEmv: 'AMOUNT' })).toEqual([]);
});

it('starts without tips', () => {
  expect(initial(tipsSettings)).toMatchObject({ allowTipsPOS: false, allowTipsOnline: false });
});

it('is based on net or gross sales, and shows the settings of the gratuity only while it is on', () => {
  const tips = initial(tipsSettings);
  const counted = (incomeType: string) =>
    validateValue(tipsSettings, { ...tips, autoGratuityOnPOSOrder: { ...tips.autoGratuityOnPOSOrder, incomeType } });
  expect([...counted('NET'), ...counted('GROSS')]).toEqual([]);
  expect(counted('OTHER').map(issue => issue.code)).toEqual(['not-an-option']);
  for (const key of ['chargePercentage', 'minPeoplePerOrder', 'incomeType']) {
    const shown = fieldAt(tipsSettings, `/autoGratuityOnPOSOrder/${key}`)?.visibleWhen;
    expect([true, false].map(enabled => shown && matches(shown, { enabled }))).toEqual([true, false]);
  }
});

import { documents, initialDocument } from '@commissary/catalog';
import { fieldAt, type List } from '@commissary/schema';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawForm } from '../testing/draw-form.tsx';
import { ChangePricesDialog } from './change-prices-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Change prices' });

it('[RULE.prices.20] moves its preview with what another person saves meanwhile', async () => {
  const list = fieldAt(documents.menu.field, '/departments/[d]/items') as List<unknown>;
  const pricing = [{ id: 1, itemBased: { price: '9.00' } }];
  const drawn = drawForm(
    documents.menu.field,
    <ChangePricesDialog
      list={list}
      path="/departments/[d]/items"
      shown={[]}
      selected={[]}
      locations={[]}
      onClose={() => undefined}
    />,
    {
      base: {
        ...initialDocument('menu'),
        departments: [{ id: 'd', name: 'Pizza', items: [{ id: 'a', info: { name: 'Calzone' }, pricing }] }],
      },
    },
  );
  try {
    await dialog.getByRole('textbox', { name: 'Change' }).fill('+1');
    await expect.element(dialog.getByRole('row').first()).toMatchTextContent('Calzone, Default$9.00 → $10.00+11.1%');
    drawn.edit([{ op: 'set', path: '/departments/[d]/items/[a]/pricing/[1]/itemBased/price', value: '19.00' }]);
    await expect.element(dialog.getByRole('row').first()).toMatchTextContent('Calzone, Default$19.00 → $20.00+5.3%');
    await dialog.getByRole('button', { name: 'Change 1 price' }).click();
    expect(drawn.value('/departments/[d]/items/[a]/pricing/[1]/itemBased/price')).toBe('20.00');
  } finally {
    drawn.undraw();
  }
});

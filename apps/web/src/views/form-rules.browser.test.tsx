import type { LocationSettings } from '@commissary/catalog';
import { labeledColors } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { api, responseBody } from '../api/index.ts';
import { sessionStore } from '../session/index.ts';
import { flip, opener, row, rowsOf, save, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';

const changes = page.getByRole('region', { name: 'Changes not saved' });
const saved = page.getByText(/ saved correctly\.$/).first();
const configures = { permissions: ['accessConfigurationOptions', 'payroll'], company: 'Bakery' } as const;

/** The settings of the company as the server has them. */
const stored = async (): Promise<LocationSettings> => {
  const id = sessionStore.get().user?.companyId ?? '';
  const { settingsBlob } = responseBody(await api.settings.base({ params: { id }, query: {} }));
  return settingsBlob as unknown as LocationSettings;
};

describe('order types', () => {
  it('[RULE.orderTypes.06] [RULE.orderTypes.07] curbside is offered for To Go, Drive Thru and Pick Up', async () => {
    await openScreen(configures, '/locationSettings/orderTypes', { at: null });
    await row('/orderTypes/types/[1]');
    const offered: string[] = [];
    for (const path of rowsOf('/orderTypes/types')) {
      const type = await opener(path);
      const name = type.textContent ?? '';
      type.click();
      await row(`${path}/abbrev`);
      if (document.querySelector(`[data-path="${path}/settings/curbside"]`) !== null) offered.push(name);
    }
    expect(offered).toEqual(['To Go', 'Drive Thru', 'Pick Up']);
  });

  it('[RULE.promise.02] a new order type gets its promise times with the save', async () => {
    await openScreen(configures, '/locationSettings/orderTypes', { at: null });
    await row('/orderTypes/types/[1]');
    const before = rowsOf('/orderTypes/types');
    await page.getByRole('button', { name: 'Add order type' }).click();
    await expect.poll(() => rowsOf('/orderTypes/types').length).toBe(before.length + 1);
    const added = rowsOf('/orderTypes/types').find(path => !before.includes(path)) ?? '';
    await typeInto(`${added}/customName`, 'Catering');
    await save();
    await expect.element(saved).toBeVisible();
    const { orderTypes, promiseTimes } = await stored();
    const id = orderTypes.types.find(({ customName }) => customName === 'Catering')?.id;
    expect(promiseTimes.orderTypes.filter(({ orderType }) => orderType === id)).toHaveLength(1);
    expect(promiseTimes.dayParts.filter(({ orderType }) => orderType === id)).toHaveLength(3);
  });

  it('[RULE.deferred.02] an empty minimum lead time is stored as none', async () => {
    await openScreen(configures, '/locationSettings/orderTypes', { at: null });
    await typeInto('/deferredOrders/minOrderLeadTime', '');
    await save();
    await expect.element(saved).toBeVisible();
    expect((await stored()).deferredOrders.minOrderLeadTime).toBe(null);
  });
});

it('[RULE.onlineDesign.05] a random color is one of those with names', async () => {
  await openScreen({ permissions: ['accessConfigurationOptions'] }, '/kiosk/design', { at: null });
  const background = '/kioskDesign/appearance/backgroundColor';
  await page.getByRole('button', { name: 'Choose background', exact: true }).click();
  const value = async () => (await row(background)).querySelector('input')?.value.toLowerCase() ?? '';
  const before = await value();
  await page.getByRole('button', { name: 'Random color' }).click();
  await expect.poll(value).not.toBe(before);
  expect(labeledColors.map(color => color.value.toLowerCase())).toContain(await value());
});

describe('departments', () => {
  const unnamed = 'At least one department is unnamed.';
  const employment = '/employment/employment';

  it('[RULE.employment.02] changes are those to the saved document', async () => {
    await openScreen(configures, employment, { at: null });
    (await opener('/departments/[1]')).click();
    await typeInto('/departments/[1]/name', 'Office');
    await expect.element(changes).toMatchTextContent('1 change');
    await typeInto('/departments/[1]/name', 'Office staff');
    await expect.element(changes).toMatchTextContent('1 change');
    await typeInto('/departments/[1]/name', 'Management');
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('[RULE.employment.15] [RULE.employment.18] [ROUTE.employment.employment.b3] one that is added may have no name at first, and is not saved without one', async () => {
    await openScreen(configures, employment, { at: null });
    await row('/departments/[1]');
    const before = rowsOf('/departments');
    await page.getByRole('button', { name: 'Add department' }).click();
    await expect.poll(() => rowsOf('/departments').length).toBe(before.length + 1);
    const added = rowsOf('/departments').find(path => !before.includes(path)) ?? '';
    const name = await row(`${added}/name`);
    expect(name.querySelector('input')?.value).toBe('');
    await save();
    await expect.poll(() => name.textContent).toContain(unnamed);
    expect((await commands.calls()).filter(call => call.startsWith('PUT /api/employment'))).toEqual([]);
  });
});

it.each([
  [null, 'PUT /api/blobs/settings/'],
  ['Pier', 'PUT /api/blobs/settings/overrides/'],
  ['West', 'PUT /api/blobs/settings/overrides/'],
] as const)('[PERM.rule.overrideMode] an edit at %s is sent by %s', async (at, call) => {
  await openScreen(configures, '/locationSettings/tableAndBar', { at });
  await flip('/tableSettings/requireEnterSection');
  await save();
  await expect.element(saved).toBeVisible();
  const sent = (await commands.calls()).filter(one => one.startsWith('PUT /api/blobs/settings/'));
  expect(sent).toEqual([expect.stringContaining(call)]);
  expect(sent[0]?.includes('/overrides/')).toBe(at !== null);
});

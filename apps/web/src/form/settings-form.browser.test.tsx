import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { flip, inputOf, row, save, textOf, typeInto } from '../testing/form-fields.ts';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';
import { expectText, failing, idOf, sentBy } from '../testing/screen-parts.ts';
import { openDraftStorage } from './drafts/index.ts';

const tableAndBar = '/locationSettings/tableAndBar';
const bank = '/tableSettings/issueServerBankOfAmount';
const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
const tabs = '/barSettings/barTabs';
const changes = page.getByRole('region', { name: 'Changes not saved' });
const open = (at: string, more = '') => openScreen('priya', `${tableAndBar}${more}`, { at });

describe('a value at a location', () => {
  it('[RULE.display.01] that is typed is an override with its source, until it is reset', async () => {
    await open('fulton');
    await document.fonts.ready;
    const field = await row(bank);
    await expect.poll(textOf(bank)).toContain('From Company');
    const height = () => field.getBoundingClientRect().height;
    const before = height();
    await typeInto(bank, '1250.5');
    await expect.poll(textOf(bank)).toContain('Set for Fulton');
    await expect.poll(textOf(bank)).toContain('Company: $100.00');
    await expect.poll(textOf(bank)).toContain('Not saved');
    await expect.poll(height).toBe(before);
    await page.elementLocator(field).getByRole('button', { name: 'Use company value ($100.00)' }).click();
    await expect.poll(textOf(bank)).toContain('From Company');
    await typeInto(bank, '80');
    await userEvent.keyboard('{Alt>}{Backspace}{/Alt}');
    await expect.element(await inputOf(bank)).toHaveValue('100.00');
    await typeInto(bank, '80');
    await typeInto(bank, '100');
    await expect.poll(textOf(bank)).toContain('From Company');
  });

  it('that is saved asks neither for itself again nor for what is live', async () => {
    await open('tumon-bay');
    await typeInto(bank, '81');
    await expect.element(changes).toMatchTextContent('1 change');
    await expect.poll(async () => (await commands.calls()).join()).toContain('/unpublished/');
    await commands.answerWith([]);
    await save();
    await expect.element(changes).not.toBeInTheDocument();
    const asked = async () => [...new Set((await commands.calls()).map(call => call.split(/[/?]/)[2]))];
    await expect.poll(asked).toEqual(expect.arrayContaining(['blobs', 'history', 'tenants']));
    expect((await commands.calls()).filter(call => /^GET .api.(?:published-config|blobs)/.test(call))).toEqual([]);
  });

  it('that was typed last is in the draft of a page that is left at once', async () => {
    await open('fulton');
    const input = await inputOf(bank);
    await expect.element(input).toHaveValue('100.00');
    // No timer of the page runs any more.
    const timers = vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
    try {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '78');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      dispatchEvent(new Event('beforeunload', { cancelable: true }));
      await expect.poll(async () => JSON.stringify(await openDraftStorage().ownedBy('priya'))).toContain('78.00');
    } finally {
      timers.mockRestore();
    }
  });

  it('[FMT.money] with a misplaced comma is kept as typed and rejected next to the field', async () => {
    await open('fulton');
    const input = await inputOf(bank);
    await expect.element(input).toHaveValue('100.00');
    await userEvent.fill(input, '18,40');
    await userEvent.tab();
    await expect.element(input).toHaveValue('18,40');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(textOf(bank)).toContain('Enter an amount such as 12.50.');
    await userEvent.fill(input, '$1,840');
    await userEvent.tab();
    await expect.element(input).toHaveValue('1840.00');
    await expect.poll(textOf(bank)).not.toContain('Enter an amount');
  });

  it('that is not valid keeps what was typed, says what is wrong, and is focused by a save', async () => {
    await open('fulton');
    await typeInto(settling, 'soon');
    await typeInto(bank, '5');
    await save();
    await expect.poll(textOf(settling)).toContain('Enter a number.');
    const input = await inputOf(settling);
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue('soon');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('is focused, and in view, where the address names its field', async () => {
    await open('elm-st', `?field=${encodeURIComponent(settling)}`);
    const input = await inputOf(settling);
    await expect.element(input).toHaveFocus();
    await expect.element(input).toBeInViewport();
  });

  it('leads to the author of its last change with one click', async () => {
    await open('elm-st');
    await page
      .elementLocator(await row(bank))
      .getByRole('button', { name: 'Change history: Server bank' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change history: Server bank' });
    await expect.element(dialog).toMatchTextContent('Ana Moreno');
  });
});

describe('changes', () => {
  it('are undone and redone for the whole page, and the bar lists each with its undo', async () => {
    await open('fulton');
    await flip(tabs);
    (await inputOf(bank)).focus();
    await userEvent.keyboard('{Control>}a{/Control}12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(textOf(bank)).toContain('From Company');
    await expect.element(changes).toMatchTextContent('1 change');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(changes).toMatchTextContent('2 changes');
    await changes.getByRole('button', { name: '2 changes' }).click();
    await changes.getByRole('button', { name: 'Undo Bar › Bar tabs' }).click();
    await expect.element(changes).toMatchTextContent('1 change');
    await expect.poll(textOf(tabs)).toContain('From Company');
  });

  it('[RULE.settings.18] [MSG.diff.empty] where there are none, a save says so, and sends nothing', async () => {
    await open('fulton');
    await row(bank);
    await save();
    await expectText('There are no changes.');
    expect((await commands.calls()).filter(call => call.startsWith('PUT '))).toEqual([]);
  });

  it('[RULE.settings.09] that are saved refresh the publish status', async () => {
    const visitor = { permissions: ['accessConfigurationOptions'], company: 'Bakery' } as const;
    await openScreen(visitor, tableAndBar, { at: 'Oak' });
    const call = 'GET /api/tenants/unpublished/';
    const behind = (locationIds: readonly string[]) => ({ menu: locationIds, employment: [] });
    await openScreen(visitor, tableAndBar, {
      at: 'Oak',
      // It is also polled, as often as half a minute: the save itself has to request it.
      answers: [
        { call, status: 200, body: behind([]), times: 1 },
        { call, status: 200, body: behind([idOf('Oak')]) },
      ],
    });
    const pill = page.getByRole('banner').getByRole('button', { name: '1 not published' });
    await flip(tabs);
    await expect.element(pill).not.toBeInTheDocument();
    await save();
    await expectText('The table and bar settings have been saved correctly.');
    await expect.element(pill).toBeVisible();
    const calls = await commands.calls();
    const saved = calls.findIndex(one => one.startsWith('PUT /api/blobs/settings/overrides/'));
    expect(calls.slice(saved + 1)).toContainEqual(expect.stringContaining('/api/tenants/unpublished/'));
  });

  it('[RULE.confirm.06] ask before the page is left: cancel, save, or leave', async () => {
    await openScreen({ permissions: ['accessConfigurationOptions'], company: 'Bakery' }, tableAndBar, { at: 'Elm' });
    await typeInto(bank, '31');
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true });
    await home.click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(await inputOf(bank)).toHaveValue('31.00');
    await home.click();
    const choices = dialog.getByRole('button', { name: /^(Leave|Cancel|Save)$/ });
    await expect
      .poll(() => choices.elements().map(({ textContent }) => textContent))
      .toEqual(['Cancel', 'Save', 'Leave']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(shownAddress).toMatch(/^\/home/);
    // The edits would come back without a save too: drafts are stored.
    await sentBy('PUT /api/blobs/settings/');
    window.history.back();
    await expect.poll(textOf(bank)).toContain('Set for Elm');
  });
});

it('[RULE.settings.26] settings that cannot be loaded say so, and load on retry', async () => {
  const call = 'GET /api/blobs/settings/location/';
  await failing(async () => {
    await openScreen('priya', tableAndBar, { at: 'beacon', answers: [{ call, status: 500 }] });
    await expectText('Failed to retrieve settings.');
  });
  await commands.answerWith([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await row(bank)).textContent).toContain('Server bank');
});

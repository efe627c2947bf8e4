import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const table = page.getByRole('table', { name: 'Differences' });
const row = (label: RegExp) => table.getByRole('row', { name: label });
const dialog = page.getByRole('dialog');
const sides = '/compare?left=elm-st&right=fulton&kind=settings';
const open = (address: string, answers: Opening['answers'] = []) => openScreen('priya', address, { at: null, answers });

describe('two locations', () => {
  it('are chosen, and compared in the document that was chosen', async () => {
    await open('/compare');
    await expectText('Choose two to see their differences.');
    await chooseIn('First', 'Elm St.');
    await chooseIn('Second', 'Elm St.');
    await expectText('Both sides are the same. Choose another one for either side.');
    await chooseIn('Second', 'Fulton');
    await expect.element(row(/Server bank/)).toMatchTextContent('$200.00');
    await chooseIn('Compare', 'Employment');
    await expect.poll(shownAddress).toMatch(/left=elm-st.*right=fulton|right=fulton.*left=elm-st/);
    await expect.poll(shownAddress).toContain('kind=employment');
    await expect.element(row(/Server bank/)).not.toBeInTheDocument();
  });

  it('show the source of each value, and can be narrowed to a section or to overrides', async () => {
    await open(sides);
    await expect.element(row(/Server bank/)).toMatchTextContent(/Overridden, Ana Moreno, /);
    await expect.element(row(/Server bank/)).toMatchTextContent(/From (Company|group Downtown)/);
    const all = table.getByRole('row').elements().length;
    await chooseIn('Section', 'Table service');
    await expect.poll(() => table.getByRole('row').elements().length).toBeLessThan(all);
    await expectText(/^\d+ of \d+ differences$/);
  });

  it('without differences say so', async () => {
    await openScreen({ permissions: ['accessConfigurationOptions'], company: 'Internal' }, '/compare', { at: null });
    await chooseIn('First', 'Elm');
    await chooseIn('Second', 'Oak');
    await expectText('No differences: Elm and Oak have the same values here.');
  });

  it('of which one cannot be loaded say so, and are loaded on request', async () => {
    const answers = [{ call: 'GET /api/blobs/settings/location/fulton', status: 404, times: 1 }];
    await failing(async () => {
      await open(sides, answers);
      await expectText('One of the two could not be loaded.');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/Server bank/)).toBeVisible();
  });
});

describe('copying to the other side', () => {
  const call = 'POST /api/overrides/company/sorrel-and-salt/set$';

  it('previews the change, and sends only the selected values', async () => {
    await open(sides, [{ call, status: 409, body: [{ code: 'STALE' }] }]);
    await row(/Server bank/)
      .getByRole('checkbox')
      .click();
    await expectText(/, 1 selected$/);
    await page.getByRole('button', { name: 'Copy to Fulton…' }).click();
    await expect.element(dialog).toMatchTextContent('Copy 1 difference to Fulton');
    await expect.element(dialog).toMatchTextContent('Changes 1 of 1 location.');
    await expectReadableDialog();
    await failing(async () => {
      await dialog.getByRole('button', { name: 'Copy to Fulton' }).click();
      await expectText('Another user changed this. Nothing was saved.');
    });
    expect(await sentBy(call)).toMatchObject({
      kind: 'settings',
      places: [
        { tenantId: 'fulton', edits: [{ op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: '200.00' }] },
      ],
    });
  });

  it('does nothing when it is cancelled', async () => {
    await open(sides);
    await row(/Server bank/)
      .getByRole('checkbox')
      .click();
    await page.getByRole('button', { name: 'Copy to Elm St.…' }).click();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await commands.bodiesOf(call)).toEqual([]);
  });
});

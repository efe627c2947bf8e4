import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../../testing/axe.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { chooseIn, expectText, heading, sentBy } from '../../../testing/screen-parts.ts';

const listing = 'GET /api/report-views/sorrel-and-salt';
const view = (id: string, more: object = {}) => ({
  ...{ id, report: 'productMix', name: `View ${id}`, folder: 'Mornings', isShared: false, by: null },
  ...{
    query: { period: 'YESTERDAY', item: 'ale', locationId: 'elm-st' },
    owner: 'PRESENT',
    mayTakeOver: false,
    ...more,
  },
});
const keptIn = ({ id: _, by: __, owner: ___, mayTakeOver: ____, ...kept }: ReturnType<typeof view>) => kept;
const listed = (...views: readonly object[]) => ({ call: listing, status: 200, body: views });
const saved = (id: string) => ({ call: `PUT /api/report-views/sorrel-and-salt/${id}`, status: 204 });
const open = (address: string, answers: readonly object[]) =>
  openScreen('priya', address, { at: null, answers: answers as never });

it('[RULE.view.10] views are listed by folder in all reports, and open their report as it was asked', async () => {
  await open('/allReports', [
    listed(view('a'), view('b', { folder: 'Evenings', by: 'Kim', isShared: true, query: {}, report: 'storeSummary' })),
  ]);
  const mornings = page.getByRole('list', { name: 'Mornings' });
  await expect.element(mornings).toMatchTextContent(/View a.*Product mix, Elm St\./);
  await expectText('Store summary, Everywhere. Shared by Kim.');
  const address = new URL(page.getByRole('link', { name: 'View a' }).element().getAttribute('href') ?? '', 'http://x');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/productMix',
    { companyId: 'sorrel-and-salt', locationId: 'elm-st', period: 'YESTERDAY', item: 'ale' },
  ]);
  const evenings = page.getByRole('list', { name: 'Evenings' });
  await expect.element(evenings.getByRole('button')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.view.11] an own view is renamed, moved and shared, and removed until it is brought back', async () => {
  await open('/allReports', [listed(view('a')), saved('a')]);
  await page.getByRole('button', { name: 'Edit “View a”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit “View a”' });
  await expectReadableDialog();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Early');
  await dialog.getByRole('textbox', { name: 'Folder' }).fill('Mondays');
  await dialog.getByRole('checkbox', { name: 'Share it' }).click();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectText('“Early” is saved under All reports.');
  const before = keptIn(view('a'));
  expect(await sentBy(saved('a').call)).toEqual({
    view: { ...before, name: 'Early', folder: 'Mondays', isShared: true },
  });
  await page.getByRole('button', { name: 'Remove “View a”' }).click();
  await expectText('“View a” is removed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText('“View a” is back.');
  await expect.poll(() => commands.bodiesOf(saved('a').call)).toHaveLength(3);
  expect((await commands.bodiesOf(saved('a').call)).slice(1)).toEqual([{ view: null }, { view: before }]);
});

it('[RULE.view.31] a view of somebody who is gone says so, and is taken over or removed by who may', async () => {
  const gone = { by: 'Kim', isShared: true, mayTakeOver: true };
  await open('/allReports', [
    listed(view('a', { ...gone, owner: 'LEFT' }), view('b', { ...gone, owner: 'WITHOUT_ACCESS', mayTakeOver: false })),
    saved('a'),
  ]);
  await expectText('Shared by Kim, who left.');
  await expectText('Shared by Kim, who may not open it any more.');
  expect(await accessibilityProblems()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Take over “View b”' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Remove “View b”' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Edit “View a”' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Take over “View a”' }).click();
  await expectText('“View a” is yours now.');
  const kept = keptIn(view('a', { isShared: true }));
  expect(await sentBy(saved('a').call)).toEqual({ view: kept });
  await page.getByRole('button', { name: 'Remove “View a”' }).click();
  await expectText('“View a” is removed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText('“View a” is back.');
  expect((await commands.bodiesOf(saved('a').call)).slice(1)).toEqual([{ view: null }, { view: kept }]);
});

it('[RULE.view.12] a report is kept with its period, place and filters under a name', async () => {
  const body = { tables: [], names: [], locations: [], dayStarts: [14_400], doubts: [], closed: null, mayClose: false };
  await open('/productMix?period=YESTERDAY&compare=NONE&item=ale', [
    { call: 'GET /api/reports/sorrel-and-salt/productMix', status: 200, body },
    { call: 'PUT /api/report-views/sorrel-and-salt/*', status: 204 },
  ]);
  await expect.element(heading).toHaveTextContent('Product mix');
  await page.getByRole('button', { name: 'Save view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ale');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectText('“Ale” is saved under All reports.');
  expect(await sentBy('PUT /api/report-views/sorrel-and-salt/*')).toEqual({
    view: {
      ...{ report: 'productMix', name: 'Ale', folder: 'My views', isShared: false },
      query: { period: 'YESTERDAY', compare: 'NONE', item: 'ale' },
    },
  });
});

it('[RULE.view.22] a view is mailed at an hour that its owner chooses, and the list says when', async () => {
  await open('/allReports', [
    listed(view('a'), view('b', { mail: { every: 'WEEK', hour: 7, zone: 'UTC' } })),
    saved('a'),
  ]);
  await expectText('Mailed to you every Monday at 7 AM.');
  await page.getByRole('button', { name: 'Edit “View a”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit “View a”' });
  await chooseIn('Mail it to me', 'Every day');
  await expectReadableDialog();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hour = dialog.getByRole('combobox', { name: /^At, / });
  await expect.element(hour).toHaveValue('6 AM');
  await hour.click();
  await page.getByRole('option', { name: '5 AM', exact: true }).click();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectText('“View a” is saved under All reports.');
  const before = keptIn(view('a'));
  expect(await sentBy(saved('a').call)).toEqual({ view: { ...before, mail: { every: 'DAY', hour: 5, zone } } });
});

it('[RULE.view.22] a view is mailed no more once its owner says so', async () => {
  await open('/allReports', [listed(view('a', { mail: { every: 'DAY', hour: 7, zone: 'UTC' } })), saved('a')]);
  await page.getByRole('button', { name: 'Edit “View a”' }).click();
  await chooseIn('Mail it to me', 'Never');
  await expect.element(page.getByRole('combobox', { name: /^At, / })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expectText('“View a” is saved under All reports.');
  const before = keptIn(view('a'));
  expect(await sentBy(saved('a').call)).toEqual({ view: before });
});

import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectNoText, expectText, heading } from '../../testing/screen-parts.ts';

const path = '/employment/import';
const imports = {
  permissions: ['manageMenus', 'overrideMenus', 'userAdmin', 'viewWageData'],
  company: 'Bakery',
} as const;
const band = page.getByRole('navigation', { name: 'Company, group or location' });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const bar = section('Import');
const column = (header: string) => page.getByRole('combobox', { name: `${header} is`, exact: true });
const selected = (header: string) => expect.element(column(header).getByRole('option', { selected: true }));

const give = (content: BlobPart, label = 'File with employees', name = 'people.csv') => {
  const input = document.querySelector(`input[aria-label="${label}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  // Set on the input itself: `userEvent.upload` sends the content to the test runner and back, which takes minutes for 20 MB.
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('the import of employment', () => {
  it('[ROUTE.employment.import] [ROUTE.employment.import.b1] has a way in for employees and one for settings, below the selectors of location and menu', async () => {
    await openScreen({ permissions: ['manageMenus', 'userAdmin'], company: 'Sorrel & Salt' }, path, { at: null });
    await expect.element(heading).toHaveTextContent('Import employment');
    await expect.element(band.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
    await expect.element(band.getByText('Dinner menu')).toBeVisible();
    await expect.element(section('Employees from a CSV file')).toMatchTextContent('Drop a CSV file here, or');
    await expect.element(section('Imports of the last 7 days')).toBeVisible();
    // The form of the settings needs another permission.
    await expect
      .element(section('Employment settings from a file'))
      .toMatchTextContent('You cannot edit the employment settings here.');
  });

  it('asks for the permission to manage employees', async () => {
    await openScreen({ permissions: ['manageMenus'], company: 'Bakery' }, path, { at: null });
    await expectText('To import employees, you need the permission to manage employees.');
  });

  it('recognizes the columns of another system, and keeps what is changed about them for the next file', async () => {
    await openScreen(imports, path, { at: null });
    give('First Name,Last Name,Base Wage,Job Titles,Nickname,Phone Number\nAnn,Lee,15,Server,Annie,312-555-0199\n');
    await expectText('Recognized as Toast');
    await selected('First Name').toHaveTextContent('First name');
    await selected('Base Wage').toHaveTextContent('Wage');
    await selected('Nickname').toHaveTextContent('Not imported');
    await column('Nickname').selectOptions('First name');
    await selected('First Name').toHaveTextContent('Not imported');
    await page.getByRole('button', { name: 'Remove file' }).click();
    give('First Name,Last Name,Nickname\nAnn,Lee,Annie\n');
    await selected('Nickname').toHaveTextContent('First name');
    await expectText('Annie Lee');
  });

  it('shows what changes, asks for names that are not known here, and imports only when all is good', async () => {
    await openScreen(imports, path, { at: 'Elm' });
    give('Name,Email,Job,Wage\nImp One,imp.one@example.com,FOH Server,15.00\nImp Two,two(at)example.com,FOH Server,\n');
    await expect.element(bar).toMatchTextContent('2 rows to correct');
    await expect
      .element(section('What changes'))
      .toMatchTextContent('Email “two(at)example.com”: This is not an email address.');
    await page.getByRole('combobox', { name: 'Job “FOH Server”' }).selectOptions('Server');
    await expect.element(bar).toMatchTextContent('1 row to correct');
    await expect.element(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Leave row out: Row 3' }).click();
    await expect.element(bar).toMatchTextContent('1 employee added');
    await expect.element(section('What changes')).toMatchTextContent('Job: Server, Elm');
    expect(await commands.bodiesOf('POST /api/users/company/')).toSatisfy((bodies: readonly { dryRun: boolean }[]) =>
      bodies.every(({ dryRun }) => dryRun),
    );
    await page.getByRole('button', { name: 'Import 1 employee' }).click();
    await expectText('1 employee added.');
    const recent = section('Imports of the last 7 days');
    await expect.element(recent).toMatchTextContent('people.csv');
    await recent.getByRole('button', { name: 'Undo the import of people.csv' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expectText('The import was undone.');
    await expect.element(recent).toMatchTextContent('Undone');
  });

  it('[RULE.import.01] [RULE.import.05] asks what can be read in two ways, and says what was decided', async () => {
    await openScreen(imports, path, { at: 'Elm' });
    give('Name,Hire date,Job,Pay\nImp Day,05/12/2019,Server,52000\n');
    await expect.element(bar).toMatchTextContent('1 row to correct');
    await page
      .getByRole('combobox', { name: 'How dates are written' })
      .selectOptions('Day first: 5/12/2026 is December 5');
    await page.getByRole('combobox', { name: /^Wages of \$1,?000\.00 or more/ }).selectOptions('Year');
    const changes = section('What changes');
    await expect.element(changes).toMatchTextContent('Hire date: Thu, Dec 5, 2019');
    await expect.element(changes).toMatchTextContent('$52000.00 per year');
    await expect.element(bar).toMatchTextContent('1 employee added');
    await page.getByRole('button', { name: 'Remove file' }).click();
    give('Name,Hire date\nImp Day,25/12/19\n');
    await expectText('Dates are read as day/month/year');
    await expectText('The year has two digits. Write it with four, as in 1998.');
    await page.getByRole('button', { name: 'Remove file' }).click();
    give('Name,Works at\nImp Place,Elm\n');
    await expect.element(changes).toMatchTextContent('Without a job in the row, nothing is saved of the location.');
  });

  it('is matched and started with the keyboard alone, and the next file of the company is matched in the same way', async () => {
    await openScreen(imports, path, { at: 'Elm' });
    const focus = async (target: { element(): Element }) => {
      await expect.poll(() => target.element()).toBeInstanceOf(HTMLElement);
      const element = target.element();
      if (element instanceof HTMLElement) element.focus();
    };
    give('Who;Post\r\nMia Import;Till\r\n', undefined, 'crew.csv');
    await expect.element(bar).toMatchTextContent('Choose which column has the names.');
    await focus(column('Who'));
    await userEvent.keyboard('Full{Tab}');
    await expect.element(column('Post')).toHaveFocus();
    await userEvent.keyboard('Job');
    await focus(page.getByRole('combobox', { name: 'Job “Till”' }));
    await userEvent.keyboard('Cash');
    await expect.element(bar).toMatchTextContent('1 employee added');
    await focus(page.getByRole('button', { name: 'Import 1 employee' }));
    await userEvent.keyboard('{Enter}');
    await expectText('1 employee added.');
    give('Who;Post\r\nNia Import;Till\r\n', undefined, 'crew.csv');
    await expect.element(bar).toMatchTextContent('1 employee added');
    await expect.element(page.getByRole('list', { name: 'Matched names' })).toMatchTextContent('Till is Cashier');
  });

  it('asks who a row is that may mean somebody who is there', async () => {
    const person = {
      id: 'p1',
      name: 'Ann Lee',
      email: null,
      phone: '3125550100',
      hireDate: '2020-01-05',
      active: false,
    };
    const row = { name: 'Ann Lee', personId: null, changes: [], failures: [], warnings: [] };
    const counts = { added: 0, changed: 0, unchanged: 0, largeWages: 0, uncheckedEmails: 0 };
    const result = { ...counts, state: 's', dates: 'NONE', importId: null };
    await openScreen(imports, path, {
      at: null,
      answers: [
        {
          call: 'POST /api/users/company/',
          status: 200,
          body: { ...result, rows: [{ ...row, outcome: 'doubtful', candidates: [person], candidatesTotal: 12 }] },
          times: 1,
        },
      ],
    });
    give('Name\nAnn Lee\n');
    const question = page.getByRole('combobox', { name: 'Row 2: Ann Lee' });
    await expect
      .element(question)
      .toMatchTextContent('Ann Lee (Phone (312) 555-0100; Hire date Sun, Jan 5, 2020; deactivated, comes back)');
    await expectText('And 11 others. A row with the email or phone number says who it is.');
    await expect.element(bar).toMatchTextContent('1 question to answer');
    await question.selectOptions('Somebody new');
    await expect.element(bar).toMatchTextContent('1 employee added');
    const bodies = await commands.bodiesOf('POST /api/users/company/');
    expect(bodies.at(-1)).toMatchObject({ rows: [{ name: 'Ann Lee', personId: null }] });
  });

  it('shows again what changes where somebody changed it meanwhile', async () => {
    await openScreen(imports, path, { at: null });
    give('Name,Phone\nImp Three,312 555 0177\n');
    await expect.element(bar).toMatchTextContent('1 employee added');
    await commands.answerWith([{ call: 'POST /api/users/company/', status: 409, body: [], times: 1 }]);
    await page.getByRole('button', { name: 'Import 1 employee' }).click();
    await expectText('Somebody changed an employee meanwhile. Nothing was saved');
    await expect.element(bar).toMatchTextContent('1 employee added');
  });

  it.each<[what: string, content: () => BlobPart, message: RegExp]>([
    ['that is empty', () => '', /The file is empty/],
    ['of 5,001 rows', () => `Name\n${'Ann\n'.repeat(5001)}`, /The file has 5,001 rows\. At most 5,000 rows/],
    ['of 20 MB', () => new Uint8Array(20 * 1024 * 1024), /larger than 10 MB/],
    ['that is binary', () => new Uint8Array(4000).map((_, at) => (at * 7919) % 251), /not a text file/],
    ['that is a spreadsheet', () => new Uint8Array([0x50, 0x4b, 3, 4]), /Open it, save it as CSV/],
    ['with an open quote', () => 'Name\n"Ann\nBen\n', /quotation mark in or after row 2 is never closed/],
  ])('says of a file %s what is wrong, and takes the next one', async (_, content, message) => {
    await openScreen(imports, path, { at: null });
    give(content());
    await expectText(message);
    give('Name\nImp Four\n');
    await expect.element(bar).toMatchTextContent('1 employee added');
    await expectNoText(message);
  });

  it('names the cell that is too long, and formulas, and a row with more cells than columns', async () => {
    await openScreen(imports, path, { at: null });
    give(`Name,Job\n=1+1,\nAnn,${'x'.repeat(100_000)}\nBen,,,more\n`);
    const result = section('What changes');
    await expect.element(result).toMatchTextContent('Full name “=1+1”: This is a formula. Enter the name itself.');
    await expect.element(result).toMatchTextContent('Job: This is longer than 500 characters. Shorten it.');
    await expect.element(result).toMatchTextContent('This row has more cells than there are columns.');
    await expect.element(bar).toMatchTextContent('3 rows to correct');
  });

  it('adds a settings file to the form of the level as unsaved changes', async () => {
    await openScreen('priya', path, { at: 'elm-st' });
    const file = JSON.stringify({ timeClock: { autoClockOffAfterTime: 32400 } });
    give(file, 'File with employment settings', 'employment.json');
    const dialog = page.getByRole('dialog', { name: 'Import employment.json' });
    await expect.element(dialog).toMatchTextContent('1 change will be added to this page as unsaved changes.');
    await expectReadableDialog();
    expect(shownAddress()).toMatch(/^\/employment\/employment\?.*locationId=elm-st/);
    await dialog.getByRole('button', { name: 'Add 1 change to this page' }).click();
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  it('rejects a file that has no employment settings', async () => {
    await openScreen('priya', path, { at: 'elm-st' });
    give('[]', 'File with employment settings', 'odd.json');
    await expectText('This is not an employment file.');
  });
});

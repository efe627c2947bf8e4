import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sheetXml, workbookOf } from '../../files/testing/workbook.ts';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { nextSavedFile } from '../../testing/saved-file.ts';
import { expectNoText, expectText, heading, sentBy } from '../../testing/screen-parts.ts';

const path = '/menu/import';
const chef = {
  permissions: ['manageMenus', 'overrideMenus', 'overridePriceAndTax'],
  company: 'Sorrel & Salt',
} as const;
const section = (name: string) => page.getByRole('region', { name, exact: true });
const changes = section('What changes');
const rows = page.getByRole('list', { name: 'Rows' });
const column = (header: string) => page.getByRole('combobox', { name: `${header} is`, exact: true });
const selected = (header: string) => expect.element(column(header).getByRole('option', { selected: true }));
const addToForm = page.getByRole('button', { name: /^Add .*to the form$/ });
const unsaved = page.getByRole('region', { name: 'Changes not saved' });

const give = async (content: BlobPart, name = 'menu.csv') => {
  await expect.element(page.getByRole('button', { name: 'Choose file…' })).toBeVisible();
  const input = document.querySelector('input[aria-label="File with a menu"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const chooseAtOnce = (element: Element, label: string) => {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`${label} is no choice here`);
  element.selectedIndex = [...element.options].findIndex(option => option.label === label);
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('the import of a menu', () => {
  it('[ROUTE.menu.import] has a page, which the list of menus links', async () => {
    await openScreen(chef, '/menu/admin', { at: null });
    await page.getByRole('link', { name: 'Import menu…' }).click();
    await expect.element(heading).toHaveTextContent('Import menu');
    expect(shownAddress()).toMatch(/^\/menu\/import\?/);
    await expectText(/^Drop a spreadsheet/);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.menuFile.16] takes items that are typed, each on a line with its price, and refuses what is no amount', async () => {
    await openScreen(chef, path, { at: null });
    const typed = page.getByRole('textbox', { name: 'Or type the items' });
    await expect.element(page.getByRole('button', { name: 'Check the items' })).toBeDisabled();
    const text = 'Soups:\nSquash soup 9.50\n\nLentil soup\t8.00\nBean soup 1,5\n';
    await typed.fill(text);
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: 'Check 3 items' }).click();
    await expectText('Typed items, 3 rows');
    await expect.element(changes).toMatchTextContent(/Added2.*Changed0.*Refused1/);
    await expect.element(rows).toMatchTextContent('Row 5Bean soup');
    await page.getByRole('button', { name: 'Back to the typed items' }).click();
    await expect.element(typed).toHaveValue(text);
    await typed.fill(`${text.replace('1,5', '1.50')}Pea soup 7.25`);
    await page.getByRole('button', { name: 'Check 4 items' }).click();
    await expect.element(changes).toMatchTextContent(/Added4.*Refused0/);
    await addToForm.click();
    await expect.element(unsaved).toBeVisible();
  });

  it('[RULE.menuFile.01] [RULE.menuFile.04] counts what a spreadsheet changes, names refused cells, and adds the rest as one step', async () => {
    await openScreen(chef, path, { at: null });
    await give(
      workbookOf(
        sheetXml([
          ['Item', 'Department', 'Price'],
          ['Squash soup', 'Soups', '9.50'],
          ['Lentil soup', 'Soups', '8.00'],
          ['Bean soup', 'Soups', '1,5'],
          ['Leek soup', 'Soups', '=2*3'],
        ]),
      ),
      'fall.xlsx',
    );
    await expectText('fall.xlsx and sheet “Dinner”, 4 rows');
    await expect.element(changes).toMatchTextContent(/Added2.*Changed0.*Left as they are0.*Refused2/);
    await expect.element(rows).toMatchTextContent('Row 4Bean soup');
    await expect.element(rows).toMatchTextContent('Price “1,5”: Enter an amount such as 12.50.');
    await expect.element(rows).toMatchTextContent('Price “=2*3”: Enter an amount such as 12.50.');
    expect(rows.element().textContent).not.toContain('Soups added to Departments');
    expect(await accessibilityProblems()).toEqual([]);
    await addToForm.click();
    await expect.element(heading).toHaveTextContent('Menu items');
    await expect.element(unsaved).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(unsaved).toMatchTextContent('0 changes not saved');
  });

  it('[RULE.menuFile.02] keeps a corrected column for the next file with the same columns', async () => {
    await openScreen(chef, path, { at: null });
    const dish = (price: string) => `Was;Where;Cost\nSquash soup;Soups;${price}\n`;
    await give(dish('9.50'));
    await selected('Was').toHaveTextContent('Not imported');
    await column('Was').selectOptions('Item');
    await column('Where').selectOptions('Department');
    await column('Cost').selectOptions('Price');
    await expect.element(changes).toMatchTextContent('Added1');
    await page.getByRole('button', { name: 'Remove file' }).click();
    await give(dish('10,50'));
    await selected('Was').toHaveTextContent('Item');
    await expect.element(changes).toMatchTextContent(/Added1.*Refused0/);
    await page.getByRole('combobox', { name: 'Prices are written as' }).selectOptions('1,234.50');
    await expect.element(rows).toMatchTextContent('Cost “10,50”');
  });

  it('[RULE.menuFile.03] [RULE.menuFile.05] [RULE.menuFile.13] asks which item a row means, and removes nothing unless it is ticked', async () => {
    await openScreen(chef, path, { at: null });
    await give('Item,Department,Price\nmargherita,Pizza,21\n');
    await expect.element(addToForm).toBeDisabled();
    const question = page.getByRole('combobox', { name: 'Row 2: which item is margherita?' });
    await expect.element(question).toBeVisible();
    (question.element() as HTMLElement).focus();
    await question.selectOptions('Leave it out');
    await expect.element(question).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Ask again (1)' }).click();
    await question.selectOptions('margherita');
    await expect.element(rows).toMatchTextContent(/Margherita.*Changed.*from \$19\.50 to \$21\.00/);
    await page.getByRole('button', { name: 'Ask again (1)' }).click();
    await question.selectOptions('Leave it out');
    const missing = section('In the menu, not in the file');
    await expect.element(missing.getByRole('list')).not.toBeInTheDocument();
    await missing.getByText(/^Show \d+ items$/).click();
    await expect.element(missing.getByRole('list')).toMatchTextContent('Diavola');
    await expect.element(addToForm).toBeDisabled();
    await missing.getByRole('checkbox', { name: /^Remove \d+ items/ }).click();
    await expect.element(addToForm).toBeEnabled();
    await missing.getByRole('checkbox', { name: /^Remove \d+ items/ }).click();
    await expect.element(addToForm).toBeDisabled();
  });

  it('[RULE.menuFile.12] shows what the newest choice does with a long file, and not what one before did', async () => {
    await openScreen(chef, path, { at: null });
    const lines = Array.from({ length: 2000 }, (_, at) => `Soup ${at},Soups,9.50,8.00`);
    await give(['Item,Department,Price,Lunch', ...lines].join('\n'));
    await expect.element(column('Price')).toBeVisible();
    await column('Lunch').selectOptions('Price');
    await column('Department').selectOptions('Not imported');
    await expect.element(changes).toMatchTextContent(/Added0.*Refused2000/);
    await column('Department').selectOptions('Department');
    await expect.element(changes).toMatchTextContent(/Added2000.*Refused0/);
    await expect.element(addToForm).toBeEnabled();
    // The work for a choice is ended by the next one, which does not wait for it.
    chooseAtOnce(column('Department').element(), 'Not imported');
    await Promise.resolve();
    const ended = vi.spyOn(AbortController.prototype, 'abort');
    chooseAtOnce(column('Department').element(), 'Department');
    await Promise.resolve();
    expect(ended).toHaveBeenCalledTimes(1);
    ended.mockRestore();
    await expect.element(changes).toMatchTextContent(/Added2000.*Refused0/);
  });

  it('[RULE.menuFile.15] keeps the focus from the file to the form, and an answer until the focus leaves it', async () => {
    await openScreen(chef, path, { at: null });
    const choose = page.getByRole('button', { name: 'Choose file…' });
    await expect.element(choose).toBeVisible();
    (choose.element() as HTMLElement).focus();
    // The title takes the focus back until the first key.
    await userEvent.keyboard('{Shift}');
    await give('', 'empty.csv');
    await expectText('The file is empty.');
    await expect.element(choose).toHaveFocus();
    await give('Item,Department,Price\nmargherita,Pizza,21\n');
    const remove = page.getByRole('button', { name: 'Remove file' });
    await expect.element(remove).toHaveFocus();
    const question = page.getByRole('combobox', { name: 'Row 2: which item is margherita?' });
    await expect.element(question).toBeVisible();
    (question.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(changes).toMatchTextContent('Changed1');
    await expect.element(question).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(changes).toMatchTextContent('Changed0');
    await expect.element(question).toHaveFocus();
    await userEvent.tab();
    await expect.element(question).not.toBeInTheDocument();
    const again = page.getByRole('button', { name: 'Ask again (1)' });
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).toHaveFocus();
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(choose).toHaveFocus();
  });

  it('[RULE.menuFile.14] adds a long file as one step above what was typed before', async () => {
    await openScreen(chef, path, { at: null });
    await give('Item,Department,Price\nDiavola,Pizza,23.00\n');
    await addToForm.click();
    await expect.element(heading).toHaveTextContent('Menu items');
    await expect.element(unsaved).toMatchTextContent('1 change not saved');
    await goTo(shownAddress().replace('/menu/menuItems', path));
    const lines = Array.from({ length: 300 }, (_, at) => `Soup ${at},Pizza,9.50`);
    await give(['Item,Department,Price', ...lines].join('\n'));
    await expect.element(changes).toMatchTextContent('Added300');
    await addToForm.click();
    await expect.element(heading).toHaveTextContent('Menu items');
    await expect.element(unsaved).toMatchTextContent(/30\d changes not saved/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(unsaved).toMatchTextContent('1 change not saved');
  });

  it('[RULE.menuFile.14] adds nothing where the page is left before it is added', async () => {
    await openScreen(chef, '/menu/pricingSchemes', { at: null });
    const lines = Array.from({ length: 2000 }, (_, at) => `Soup ${at},Pizza,9.50`);
    const compare = async () => {
      await goTo(shownAddress().replace('/menu/pricingSchemes', path));
      await give(['Item,Department,Price', ...lines].join('\n'));
      await expect.element(changes).toMatchTextContent('Added2000');
    };
    await compare();
    await expect.element(addToForm).toBeEnabled();
    const link = page.getByRole('link', { name: 'Pricing schemes', exact: true });
    (link.element() as HTMLElement).click();
    (addToForm.element() as HTMLElement).click();
    await expect.element(heading).toHaveTextContent('Pricing schemes');
    // By the time the same rows are compared again, they would have been added.
    await compare();
    await expect.element(unsaved).not.toBeInTheDocument();
  });

  it('[RULE.menuFile.06] changes prices alone at a location', async () => {
    await openScreen(chef, path, { at: 'Beacon' });
    await give('Item,Department,Description,Price\nDiavola,Pizza,Hot,22.00\nSquash soup,Salads,,9.50\n');
    await selected('Description').toHaveTextContent('Not imported');
    await expect.element(column('Price').getByRole('option', { name: 'Description' })).not.toBeInTheDocument();
    await expect.element(rows).toMatchTextContent('This is not on the menu.');
    await expect.element(changes).toMatchTextContent(/Added0.*Changed1/);
    await expect.element(rows).toMatchTextContent(/Diavola.*to \$22\.00/);
    await expect.element(section('In the menu, not in the file')).not.toBeInTheDocument();
    await expectNoText('A new menu');
  });

  it('[RULE.menuFile.07] creates a new menu, and opens it with the same file', async () => {
    await openScreen({ permissions: ['manageMenus'], company: 'Internal' }, path, { at: null });
    await give('Item,Department,Price\nRye,Bread,7.00\n', 'Autumn breads.csv');
    await page.getByRole('radio', { name: 'A new menu' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name of the new menu' })).toHaveValue('Autumn breads');
    await page.getByRole('button', { name: 'Create and continue' }).click();
    await expectText('Autumn breads was created.');
    expect(await sentBy('POST /api/menus/company/')).toEqual({ name: 'Autumn breads' });
    await expectText('Autumn breads.csv, 1 row');
    await expect.element(changes).toMatchTextContent('Added1');
    await addToForm.click();
    await expectText('Rye');
  });

  it('[RULE.menuFile.08] says why a file is no menu, and shows what an exported one changes', async () => {
    await openScreen(chef, path, { at: null });
    await give('<!DOCTYPE m [<!ENTITY a "x">]><m><i>&a;</i></m>', 'menu.xml');
    await expectText('The XML file declares a document type, which is not read. Remove the line with DOCTYPE.');
    await give('{"entityType":"LOCATION_SETTINGS"}', 'settings.json');
    await expectText('Not a recognizable menu blob.');
    await give(new Uint8Array(10 * 1024 * 1024 + 1), 'large.csv');
    await expectText(/^The file is larger than 10 MB/);
    await give('{"departments":[],"pricingSchemes":[]}', 'menu.json');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectReadableDialog();
  });

  it('[RULE.menuFile.10] a menu that was exported as a spreadsheet changes nothing when it is imported', async () => {
    await openScreen(chef, '/menu/admin', { at: null });
    await page.getByRole('button', { name: 'More: Dinner menu', exact: true }).click();
    const saved = nextSavedFile();
    await page.getByRole('button', { name: 'Export as spreadsheet' }).click();
    const table = await saved;
    expect(table).toContain('Diavola');
    await page.getByRole('button', { name: 'More: Dinner menu', exact: true }).click();
    await page.getByRole('button', { name: 'Import…', exact: true }).click();
    await give(table);
    await expectText('Recognized as Commissary');
    await expectText('Nothing in the file differs from the menu.');
    await expect.element(changes).toMatchTextContent(/Added0.*Changed0.*Refused0/);
    await expect.element(section('In the menu, not in the file')).not.toBeInTheDocument();
  });

  it('[RULE.menuFile.11] takes cells that were copied in a spreadsheet, and one dropped file', async () => {
    await openScreen(chef, path, { at: null });
    const choose = page.getByRole('button', { name: 'Choose file…' });
    await expect.element(choose).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Item\tDepartment\tPrice\nSquash soup\tSoups\t9.50\n');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    await expectText('Pasted cells, 1 row');
    await expect.element(changes).toMatchTextContent('Added1');
    await page.getByRole('button', { name: 'Remove file' }).click();
    const drop = (...names: readonly string[]) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File(['Item,Department\nFig tart,Sweets\n'], name));
      choose.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    await expect.element(choose).toBeVisible();
    drop('a.csv', 'b.csv');
    await expectText('Choose one file at a time.');
    drop('a.csv');
    await expectText('a.csv, 1 row');
  });
});

import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { nextSavedFile } from '../../testing/saved-file.ts';
import { chooseIn, expectText, failing } from '../../testing/screen-parts.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const alert = '/tableSettings/tableAlertTimesInMins/seatedNoOrder';
const keepsTips = '/tableSettings/serverKeepsTips';
const locations = 'elm-st,fulton,old-mill';
const save = 'POST /api/overrides/company/sorrel-and-salt/set$';

const grid = page.getByRole('grid', { name: 'Values' });
const bar = page.getByRole('region', { name: 'Changes not saved' });
const cell = (row: number, column: number) => {
  const found = document.querySelector<HTMLElement>(`#cell-${row}-${column}`);
  if (found === null) throw new Error(`There is no cell ${row} ${column}.`);
  return found;
};
const text = (row: number, column: number) => () => cell(row, column).textContent;
const select = (row: number, column: number) => userEvent.click(cell(row, column));

const open = async (fields: readonly string[], answers: Opening['answers'] = []): Promise<void> => {
  await openScreen('priya', `/sheet?fields=${fields.join(',')}&locations=${locations}`, { at: null, answers });
  await expect.element(grid).toBeVisible();
};

/** Pastes a text as a spreadsheet puts it on the clipboard. */
const paste = (words: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  grid.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('the choice of what to edit', () => {
  it('starts empty, and a chosen field becomes a column that the address keeps', async () => {
    await openScreen('priya', `/sheet?locations=${locations}`, { at: null });
    await expectText('Choose the settings to edit side by side, or a whole section.');
    await page.getByRole('combobox', { name: 'Fields' }).fill('Server bank');
    await page
      .getByRole('option', { name: /Server bank/ })
      .first()
      .click();
    await expect.element(grid).toBeVisible();
    await expect.poll(shownAddress).toContain(encodeURIComponent(bank));
    expect(
      grid
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Elm St.', 'Fulton', 'Old Mill']));
  });

  it('of another document offers its fields', async () => {
    await openScreen('priya', '/sheet', { at: null });
    await chooseIn('Edit', 'Employment');
    await page.getByRole('combobox', { name: 'Fields' }).click();
    await expect.poll(shownAddress).toContain('kind=employment');
    await expect.element(page.getByRole('option').first()).toBeVisible();
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const call = 'POST /api/overrides/company/sorrel-and-salt/layers';
    const answers = [{ call, status: 404, times: 1 }];
    await failing(async () => {
      await openScreen('priya', `/sheet?fields=${bank}&locations=${locations}`, { at: null, answers });
      await expectText('The values could not be loaded.');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(grid).toBeVisible();
  });
});

describe('a cell', () => {
  it('shows its value and whether it is overridden or inherited', async () => {
    await open([bank, alert]);
    await expect.poll(text(0, 0)).toMatch(/^\$200\.00.*overridden/);
    const inherits = [0, 1, 2].find(row => text(row, 1)()?.includes('inherited from')) ?? -1;
    expect(inherits).toBeGreaterThan(-1);
    await select(0, 0);
    await expectText(/Overridden\. (Company|Group): \$[\d,.]+\d\.$/);
    const reset = page.getByRole('button', { name: /^Use (company|group) value/ });
    const shown = () => reset.element().querySelector('.mantine-Button-label');
    await page.viewport(390, 844);
    try {
      await expect.poll(() => shown()?.getBoundingClientRect().height).toBeLessThan(40);
      expect(shown()?.scrollWidth).toBe(shown()?.clientWidth);
    } finally {
      await page.viewport(1440, 900);
    }
    await reset.click();
    await expect.poll(text(0, 0)).toMatch(/inherited from.*not saved/);
    await expect.element(bar).toMatchTextContent('1 change');
  });

  it('of a switch is turned by its word', async () => {
    await open([keepsTips]);
    const before = text(1, 0)()?.startsWith('On');
    await select(1, 0);
    paste(before ? 'Off\n' : 'On\n');
    await expect.poll(() => text(1, 0)()?.startsWith('On')).toBe(!before);
  });
});

describe('many cells', () => {
  it('are pasted from a spreadsheet in one step, which is undone and repeated in one', async () => {
    await open([bank]);
    const before = [0, 1, 2].map(row => text(row, 0)());
    await select(0, 0);
    paste('310\nmuch\n330\n');
    await expect.element(bar).toMatchTextContent('2 changes');
    await expect.element(bar).toMatchTextContent('1 cell not valid');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => [0, 1, 2].map(row => text(row, 0)())).toEqual(before);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(text(2, 0)).toMatch(/^\$330\.00/);
    await bar.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => [0, 1, 2].map(row => text(row, 0)())).toEqual(before);
  });
});

describe('a save', () => {
  it('sends the changed cells of every location in one call, and says what the server rejects', async () => {
    await open([bank], [{ call: save, status: 409, body: [{ code: 'STALE' }] }]);
    await select(0, 0);
    paste('310\n320\n');
    await expect.element(bar).toMatchTextContent('2 changes');
    await failing(async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await expectText('Another user saved at one of these locations.');
    });
    const sent = (await commands.bodiesOf(save)).at(-1);
    expect(sent).toMatchObject({ kind: 'settings' });
    expect(JSON.stringify(sent)).toMatch(/"310\.00".*"320\.00"/);
    await expect.element(bar).toMatchTextContent('2 changes');
    await expect.poll(text(0, 0)).toMatch(/^\$310\.00/);
  });

  it('that the server finds not valid keeps what was typed', async () => {
    await open([bank], [{ call: save, status: 400, body: [{ code: 'too-large', path: bank }] }]);
    await select(2, 0);
    await userEvent.keyboard('44{Enter}');
    await failing(async () => {
      await bar.getByRole('button', { name: 'Save' }).click();
      await expectText('These values are not valid at every location. Nothing was saved.');
    });
    await expect.poll(text(2, 0)).toMatch(/^\$44\.00/);
  });

  it('of nothing is not offered', async () => {
    await open([bank]);
    await expect.element(bar).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await commands.bodiesOf(save)).toEqual([]);
  });
});

describe('the sheet of menu prices', () => {
  const textsOf = (selector: string) => [...document.querySelectorAll(`table ${selector}`)].map(one => one.textContent);
  const rows = () => textsOf('tbody th');
  const columns = () => textsOf('thead th').slice(1);
  const totals = () =>
    [...document.querySelectorAll('tfoot tr')].map(row => [...row.children].map(({ textContent }) => textContent));

  it('[RULE.prices.10] shows what is searched for, of one scheme, or what differs, and keeps it in the address', async () => {
    await openScreen('priya', `/sheet?kind=menu&fields=/departments/[pizza]&locations=elm-st,fulton`, { at: null });
    await expect.element(grid).toBeVisible();
    const all = rows().length;
    await page.getByRole('checkbox', { name: 'Only what differs between locations' }).click();
    await expect.poll(() => rows().length).toBeLessThan(all);
    await expect.poll(() => rows().some(row => row.includes('Margherita'))).toBe(true);
    for (let row = 0; row < rows().length; row++) expect(text(row, 0)()).not.toBe(text(row, 1)());
    await page.getByRole('textbox', { name: 'Find prices' }).fill('0.01');
    await expectText('None of these values is what you look for.');
    await expect.poll(shownAddress).toContain('differs=yes');
    await page.getByRole('checkbox', { name: 'Only what differs between locations' }).click();
    await page.getByRole('textbox', { name: 'Find prices' }).fill('over 22.99');
    await expect.poll(() => rows().some(row => row.includes('Capricciosa'))).toBe(true);
    await expect.poll(() => rows().some(row => row.includes('Marinara'))).toBe(false);
    await chooseIn('Pricing scheme', 'Happy hour');
    await expectText('None of these values is what you look for.');
  });

  it('[RULE.prices.11] [RULE.prices.12] computes a formula from the price in its cell, and is downloaded with it', async () => {
    await openScreen(
      'priya',
      `/sheet?kind=menu&fields=/departments/[pizza]/items/[marinara]&locations=fulton,old-mill`,
      { at: null },
    );
    await expect.element(grid).toBeVisible();
    await page.getByRole('textbox', { name: 'Find prices' }).fill('13.00');
    await expect.poll(() => rows().length).toBe(1);
    await select(0, 0);
    await userEvent.keyboard('+4% to .49{Enter}');
    await expect.poll(text(0, 0)).toContain('$13.49');
    const saved = nextSavedFile();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(await saved).toContain('13.49');
    expect(await saved).toContain('13.00');
  });

  it('[RULE.prices.21] [RULE.prices.22] [RULE.prices.23] writes a price at the company, and shows where it arrives and where not', async () => {
    await openScreen(
      'priya',
      '/sheet?kind=menu&fields=/departments/[pizza]/items/[margherita]/pricing/[1]/itemBased/price&locations=sorrel-and-salt,downtown,elm-st,fulton',
      { at: null, answers: [{ call: save, status: 409, body: [{ code: 'STALE' }] }] },
    );
    await expect.poll(rows).toEqual(['Margherita › Price']);
    expect(columns()).toEqual(['Company', 'Downtown', 'Elm St.', 'Fulton']);
    const shown = () => [0, 1, 2, 3].map(column => text(0, column)());
    expect(shown()[2]).toMatch(/^\$20\.50overridden$/);
    expect(shown()[3]).toMatch(/^\$19\.50inherited from company$/);
    await expect.element(grid.getByRole('img', { name: '$19.50 to $20.50 at 2 locations' })).toBeVisible();
    await select(0, 0);
    await userEvent.keyboard('21{Enter}');
    await expect
      .poll(shown)
      .toEqual([
        '$21.00not saved',
        '$21.00inherited from company, changes with the level above',
        '$20.50overridden',
        '$21.00inherited from company, changes with the level above',
      ]);
    await expect.element(grid.getByRole('img', { name: '$20.50 to $21.00 at 2 locations' })).toBeVisible();
    expect(totals()).toEqual([
      ['Change when saved', '1', '1', '–', '1'],
      ['Own values', '1', '–', '1', '–'],
    ]);
    await expect.element(bar).toMatchTextContent('1 change');
    expect(await accessibilityProblems()).toEqual([]);
    await failing(async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await expectText('Another user saved at one of these locations.');
    });
    const sent = (await commands.bodiesOf(save)).at(-1);
    expect(sent).toMatchObject({
      kind: 'menu',
      places: [{ tenantId: 'sorrel-and-salt', edits: [{ op: 'set', value: '21.00' }] }],
    });
  });

  it('[RULE.prices.42] shows the price under the cursor as a strip of all locations, the unusual by name, read by keys', async () => {
    await openScreen(
      'priya',
      '/sheet?kind=menu&fields=/departments/[pizza]/items/[margherita]/pricing/[1]/itemBased/price',
      { at: null },
    );
    await expect.poll(rows).toEqual(['Margherita › Price']);
    const strip = page.getByRole('slider', { name: 'Margherita › Price at each location' });
    // Columns out of sight are not drawn.
    const [tumon, elm] = ['Tumon Bay', 'Elm St.'].map(name => columns().indexOf(name));
    const said = () => strip.element().getAttribute('aria-valuetext');
    await select(0, tumon ?? 0);
    await userEvent.keyboard('27.5{Enter}');
    await expectText('$19.50 to $27.50 at 12 locations. Unusual: Tumon Bay $27.50');
    const names = () => [...strip.element().querySelectorAll('[class*=name]')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Tumon Bay']);
    expect(strip.element().querySelectorAll('[data-outlier]')).toHaveLength(1);
    await userEvent.click(strip, { position: { x: 2, y: 10 } });
    expect(said()).toMatch(/ \$19\.50$/);
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(said()).toBe('Tumon Bay $27.50, unusual');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(said()).toBe('Elm St. $20.50');
    await userEvent.keyboard('{Enter}');
    await expect.element(grid).toHaveFocus();
    expect(grid.element().getAttribute('aria-activedescendant')).toBe(`cell-0-${elm}`);
    await page.getByText('As a list').click();
    const list = [...document.querySelectorAll('details li')].map(({ textContent }) => textContent);
    expect(list).toEqual([
      expect.stringMatching(/^\$19\.50: Alameda, .* and /),
      '$20.50: Elm St.',
      '$27.50: Tumon Bay, unusual',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.prices.24] takes a CSV file, says what would change and what cannot, and changes it in one step', async () => {
    await openScreen(
      'priya',
      '/sheet?kind=menu&fields=/departments/[pizza]/items/[margherita]/pricing/[1]/itemBased/price&locations=elm-st,fulton',
      {
        at: null,
      },
    );
    await expect.poll(rows).toEqual(['Margherita › Price']);
    const content = ',Elm St.,Fulton\nPizza › Margherita › Price,21.25,19.50\nCalzone,9.00,9.00\n';
    await userEvent.upload(page.getByLabelText('CSV file'), new File([content], 'prices.csv', { type: 'text/csv' }));
    const dialog = page.getByRole('dialog', { name: 'Values from prices.csv' });
    await expect.element(dialog).toMatchTextContent('1 value changes. Not saved yet.');
    await expect.element(dialog).toMatchTextContent('Elm St.: 1');
    await expect.element(dialog).toMatchTextContent('Row 3: “Calzone” is not on this page.');
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Change 1 value' }).click();
    await expect.poll(text(0, 0)).toBe('$21.25overridden, not saved');
    expect(text(0, 1)()).toBe('$19.50inherited from company');
    await expect.element(bar).toMatchTextContent('1 change');
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(text(0, 0)).toBe('$20.50overridden');
  });

  it('[RULE.prices.26] is printed with all its rows, and with the column under the cursor where they are many', async () => {
    await openScreen('priya', '/sheet?kind=menu&fields=/departments/[pizza]&locations=elm-st,fulton', { at: null });
    await expect.element(grid).toBeVisible();
    const printed = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect.poll(() => document.querySelectorAll('main table').length).toBe(2);
    };
    const heads = () => [...document.querySelectorAll('main table:not([role]) thead th')].map(one => one.textContent);
    await printed();
    expect(heads()).toEqual(['Elm St.', 'Fulton']);
    const lines = document.querySelectorAll('main table:not([role]) tbody tr');
    expect(lines.length).toBe(Number(grid.element().getAttribute('aria-rowcount')) - 2);
    expect([...lines].map(one => one.textContent)).toContain('Margherita › Price$20.50$19.50');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelectorAll('main table').length).toBe(1);
    await openScreen('priya', '/sheet?kind=menu&fields=/departments/[pizza]', { at: null });
    await expect.poll(() => columns().length).toBeGreaterThan(4);
    await select(0, 1);
    await printed();
    expect(heads()).toEqual([columns()[1]]);
    window.dispatchEvent(new Event('afterprint'));
  });
});

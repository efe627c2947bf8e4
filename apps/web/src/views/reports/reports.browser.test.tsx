import { afterEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { nextSavedFile } from '../../testing/saved-file.ts';
import { chooseIn, expectNoText, expectText, failing, heading, hrefsOf } from '../../testing/screen-parts.ts';
import { answer, type By, call, day, days, sold, summary } from './testing/answers.ts';

const open = (address: string, answers: readonly object[], at: string | null = null) =>
  openScreen('priya', address, { at, answers: answers as never });
const ofDay = `/storeSummary?period=OWN&${days(day)}`;
const tableOf = (name: string) => page.getByRole('table', { name });
const namesIn = (name: string) =>
  tableOf(name)
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent?.trim());

afterEach(async () => {
  await page.viewport(1440, 900);
  await commands.showIn('light');
});

describe('the store summary', () => {
  it('[ROUTE.storeSummary] [RULE.areas.19] shows the sales of a day, beside the same weekday of a year before', async () => {
    await open(ofDay, summary);
    await expect.element(heading).toHaveTextContent('Store summary');
    await expectText('Sorrel & Salt, Wed, Nov 4, 2026.');
    await expectText('Compared with Wed, Nov 5, 2025.');
    const gross = page.getByRole('definition').first();
    await expect.element(gross).toMatchTextContent(/\$462\.05.*\$460\.00 .*\+0\.4%/);
    await expect.element(tableOf('By location')).toBeVisible();
    expect(namesIn('By location')).toEqual(['Fulton', 'Elm St.', 'Total']);
    expect(namesIn('By hour')).toEqual(['11 AM', 'Noon', 'Midnight', 'Total']);
    expect(namesIn('By order type')).toEqual(['Dine in', 'No order type', 'Total']);
    await expect
      .element(tableOf('By location').getByRole('row', { name: /^Elm St\./ }))
      .toMatchTextContent(/\$162\.05.*\$160\.00 .*\+1\.3%/);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.16] takes another period and comparison from its controls into its address', async () => {
    await open(ofDay, [
      ...summary,
      answer('storeSummary', days('2026-11-03'), sold(7)),
      answer('storeSummary', days('2026-11-02'), sold(9)),
      answer('storeSummary', days('2025-11-04'), sold(8)),
    ]);
    await expectText('$462.05');
    await page.getByRole('button', { name: 'The days before' }).click();
    await expectText('Compared with Tue, Nov 4, 2025.');
    await expectText('$460.07');
    expect(shownAddress()).toContain('from=2026-11-03&to=2026-11-03');
    await chooseIn('Compare with', 'The days before');
    await expectText('Compared with Mon, Nov 2, 2026.');
    expect(shownAddress()).toContain('compare=PERIOD_BEFORE');
    await chooseIn('Compare with', 'Nothing');
    await expectNoText('Compared with');
    await chooseIn('Period', 'Yesterday');
    await expect.poll(shownAddress).toContain('period=YESTERDAY');
    expect(shownAddress()).not.toContain('from=');
  });

  it('[RULE.sold.15] [RULE.tickets.17] is of the group or the location that is chosen, and of all again', async () => {
    const at = (id: string) => `${days(day)}&tenantId=${id}`;
    await open(`${ofDay}&compare=NONE`, [
      answer('storeSummary', at('downtown'), sold(31)),
      answer('storeSummary', at('elm-st'), sold(47)),
      ...summary,
    ]);
    await expectText('$462.05');
    await chooseIn('Where', 'Downtown');
    await expectText('$460.31');
    await expectText('Downtown, Wed, Nov 4, 2026. A business day begins at 4 AM on the clock of its location.');
    await chooseIn('Where', 'Elm St.');
    await expectText('$460.47');
    expect(shownAddress()).toContain('locationId=elm-st');
  });

  it('[RULE.sold.12] says what is no period, and asks nothing', async () => {
    await open(`/deliveries?period=OWN&${days('2021-11-03', '2026-11-04')}`, []);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose 5 years at most.');
    expect((await commands.calls()).filter(one => one.includes('/api/reports/'))).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('[RULE.questions.10] says why the server does not answer, and asks again', async () => {
    const of = `/storeSummary?period=OWN&${days('2026-01-01', '2026-11-04')}&compare=NONE&orderType=dine-in`;
    const refused = (status: number, code: string, more = {}) => [
      { call: 'GET /api/reports/sorrel-and-salt/storeSummary?', status, body: [{ code, ...more }] },
    ];
    await failing(() => open(of, refused(400, 'TOO_MANY_DAYS', { path: '/query/to' })));
    await expectText(
      'Too many of these days are still being prepared for this report. Choose 31 days at most, or try again in ten minutes.',
    );
    expect(await accessibilityProblems()).toEqual([]);
    await commands.answerWith(refused(413, 'REPORT_TOO_LARGE'));
    await failing(() => page.getByRole('button', { name: 'Try again' }).click());
    await expectText('This report is too large for the server. Choose fewer days or locations.');
  });

  it('[RULE.sold.12] of years is not longer than the sums that are kept', async () => {
    await open(`/storeSummary?period=OWN&${days('2021-11-03', '2026-11-04')}`, []);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose 5 years at most.');
  });

  it('[RULE.sold.06] says until when checks have arrived and which terminals are silent, as far as these days are concerned', async () => {
    const at = (hour: number, date = 4) => Date.UTC(2026, 10, date, hour, 5);
    const [answered] = summary;
    const heard = (locations: readonly object[]) => ({ ...answered, body: { ...answered?.body, locations } });
    await open(`${ofDay}&compare=NONE`, [
      heard([
        { id: 'elm-st', until: at(21), silent: [] },
        { id: 'union-station', until: at(20), silent: [] },
        // In contact after these days: complete.
        { id: 'market-hall', until: at(20, 6), silent: [] },
        { id: 'fulton', until: at(22), silent: [{ deviceId: 'bar', since: at(17) }] },
        { id: 'riverfront', until: at(22, 9), silent: [{ deviceId: 'patio', since: at(17, 9) }] },
        { id: 'tumon-bay', until: null, silent: [] },
      ]),
    ]);
    await expectText('Tickets have arrived until Nov 4, 2:05 PM CT.');
    await expectText('Fulton: bar has been silent since Nov 4, 11:05 AM CT. What it sells is added when it reports.');
    await expectNoText(/patio/);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.08] says with what a day was closed, and what has come since', async () => {
    const [answered] = summary;
    const closedWith = (since: object) => ({
      ...answered,
      body: { ...answered?.body, closed: { at: Date.UTC(2026, 10, 6, 4), hash: 'x', salesTotal: 431_020, since } },
    });
    await open(`${ofDay}&compare=NONE`, [closedWith({ tickets: 2, salesTotal: -4_120 })]);
    await expectText(
      /^Closed Nov 5, .* with a sales total of \$4,310\.20\. Since then 2 tickets count otherwise: −\$41\.20\.$/,
    );
    await open(`${ofDay}&compare=NONE`, [closedWith({ tickets: 0, salesTotal: 0 })]);
    await expectText(/with a sales total of \$4,310\.20\. Nothing has come since\.$/);
  });

  it('[RULE.sold.22] says who has closed the day', async () => {
    const [answered] = summary;
    const since = { tickets: 0, salesTotal: 0 };
    const closed = { at: Date.UTC(2026, 10, 6, 4), by: 'Mo', hash: 'x', salesTotal: 431_020, since };
    await open(`${ofDay}&compare=NONE`, [{ ...answered, body: { ...answered?.body, closed, mayClose: false } }]);
    await expectText(/^Closed Nov 5, .* by Mo with a sales total of \$4,310\.20\./);
    await expect.element(page.getByRole('button', { name: 'Close the day' })).not.toBeInTheDocument();
  });

  it('[RULE.sold.22] offers to close the day to who may, asks first, and reads again', async () => {
    const answered = answer('storeSummary', `${days(day)}&tenantId=elm-st`, sold(47));
    const stillOpen = {
      ...answered,
      body: { ...answered.body, locations: [{ id: 'elm-st', until: null, silent: [] }] },
    };
    const since = { tickets: 0, salesTotal: 0 };
    const closed = { at: Date.UTC(2026, 10, 6, 4), by: 'Mo', hash: 'x', salesTotal: 431_020, since };
    const close = 'POST /api/reports/sorrel-and-salt/elm-st/close-day';
    await open(
      `${ofDay}&compare=NONE`,
      [
        { ...stillOpen, body: { ...stillOpen.body, mayClose: true }, times: 1 },
        { ...stillOpen, body: { ...stillOpen.body, closed, mayClose: false } },
        { call: close, status: 200, body: closed },
      ],
      'elm-st',
    );
    await expectText(/^This day is over\. Closing it freezes its totals/);
    const button = page.getByRole('button', { name: 'Close the day' });
    expect(await accessibilityProblems()).toEqual([]);
    await button.click();
    const question = page.getByRole('dialog', { name: 'Are You Sure?' });
    await expect.element(question).toMatchTextContent(/Elm St\., Wed, Nov 4, 2026: a closed day stays closed\./);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await commands.bodiesOf(close)).toEqual([]);
    await button.click();
    await question.getByRole('button', { name: 'Close the day' }).click();
    await expectText(/^Closed Nov 5, .* by Mo with/);
    expect(await commands.bodiesOf(close)).toEqual([{ day }]);
    await expect.element(button).not.toBeInTheDocument();
  });

  it('[RULE.sold.11] without a sale says what to do', async () => {
    await open(`${ofDay}&compare=NONE`, [answer('storeSummary', days(day), () => [])]);
    await expectText('Nothing was sold on these days. Choose another period');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'CSV' })).toBeDisabled();
  });

  it('[RULE.sold.18] says what a number is, to the pointer, the focus, and at its end', async () => {
    await open(ofDay, summary);
    const net = page.getByRole('button', { name: 'Net sales' }).first();
    await expect.element(net).toHaveAttribute('aria-description', 'Gross sales less discounts.');
    await net.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Gross sales less discounts.');
    await heading.hover();
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    const before = page.getByRole('button', { name: 'Net sales' }).elements()[1];
    if (before instanceof HTMLElement) before.focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Added to prices, or contained in them.');
    await page.getByText('What these numbers are').click();
    await expectText('Net sales, tax, tips and fees less what was tendered');
  });

  it('[RULE.sold.09] sorts a table by a column, and again the other way', async () => {
    await open(ofDay, summary);
    const sort = tableOf('By hour').getByRole('button', { name: 'Net sales' });
    await sort.click();
    expect(namesIn('By hour')).toEqual(['Noon', '11 AM', 'Midnight', 'Total']);
    await expect
      .element(tableOf('By hour').getByRole('columnheader', { name: 'Net sales' }))
      .toHaveAttribute('aria-sort', 'descending');
    await sort.click();
    expect(namesIn('By hour')).toEqual(['Midnight', '11 AM', 'Noon', 'Total']);
    await tableOf('By hour').getByRole('button', { name: 'Hour' }).click();
    expect(namesIn('By hour')).toEqual(['11 AM', 'Noon', 'Midnight', 'Total']);
  });

  it('[RULE.sold.10] has a chart that is read by the arrow keys', async () => {
    await open(ofDay, summary);
    const chart = page.getByRole('region', { name: 'Net sales by hour' });
    await expect.element(chart.getByRole('application')).toBeVisible();
    const bars = chart.getByRole('application').element();
    if (bars instanceof SVGElement) bars.focus();
    await expect.element(chart).toMatchTextContent(/11 AM.*\$202\.05.*\$200\.00/);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(chart).toMatchTextContent(/Noon.*\$250\.00/);
  });

  it('[RULE.sold.19] [RULE.tickets.17] is saved as a table and as a workbook, with what it is of', async () => {
    await open(ofDay, summary);
    await expect.element(page.getByRole('button', { name: 'CSV' })).toBeEnabled();
    const file = nextSavedFile();
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await file).split('\r\n');
    expect(lines.slice(0, 6)).toEqual([
      'Store summary',
      'Where,Sorrel & Salt',
      'Days,"Wed, Nov 4, 2026"',
      'Compared with,"Wed, Nov 5, 2025"',
      expect.stringMatching(/^Time zone,.*Central Time/),
      expect.stringMatching(/^Business day,A business day begins at 4 AM /),
    ]);
    expect(lines).toContain('No order type,60.00,60.00,0.0,6000,6000,0.0,6000,6000,0.0,60.00,60.00,0.0');
    expect(lines.filter(line => line.startsWith('Elm St.'))).toEqual([
      expect.stringContaining('Elm St.,162.05,160.00,1.3,'),
    ]);
    const workbook = nextSavedFile();
    await page.getByRole('button', { name: 'Excel' }).click();
    // A zip archive.
    expect((await workbook).slice(0, 2)).toBe('PK');
  });

  it('[RULE.sold.14] [RULE.sold.18] is alone on paper, with what its numbers are', async () => {
    await open(ofDay, summary);
    await expect.element(tableOf('By hour')).toBeVisible();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const paper = rules.filter(
      (one): one is CSSMediaRule => one instanceof CSSMediaRule && one.conditionText === 'print',
    );
    const styles = paper.flatMap(({ cssRules }) => [...cssRules]).filter(one => one instanceof CSSStyleRule);
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (styles.some(({ selectorText, style }) => style.display === 'none' && element.matches(selectorText)) ||
        isHidden(element.parentElement));
    const control = (name: string) => page.getByRole('combobox', { name, exact: true }).element();
    expect([
      isHidden(page.getByRole('button', { name: 'Print' }).element()),
      isHidden(control('Period')),
      isHidden(page.getByRole('navigation', { name: 'Main' }).element()),
      isHidden(page.getByRole('banner').element()),
      isHidden(heading.element()),
      isHidden(tableOf('By hour').element()),
    ]).toEqual([true, true, true, true, false, false]);
    expect(styles.some(({ selectorText }) => selectorText.endsWith('::details-content'))).toBe(true);
  });
});

describe('every report', () => {
  it('[ROUTE.productMix] of items shows some, and more on demand', async () => {
    const items = (dimensions: readonly string[]) =>
      Array.from({ length: dimensions.includes('item') ? 60 : 1 }, (_, at): [By, number] => [
        dimensions.map(dimension => (dimension === 'item' ? `item-${at}` : 'pizza')),
        1_000 - at,
      ]);
    await open(`/productMix?period=OWN&${days(day)}&compare=NONE`, [answer('productMix', days(day), items)]);
    await expect.element(heading).toHaveTextContent('Product mix');
    await expectText('25 of 60 rows');
    expect(namesIn('By item').slice(0, 2)).toEqual(['Item 0 Pizza', 'Item 1 Pizza']);
    await page.getByRole('button', { name: 'Show 25 more' }).click();
    expect(namesIn('By item')).toHaveLength(51);
    await page.getByRole('button', { name: 'Show 10 more' }).click();
    expect(namesIn('By item')).toHaveLength(61);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[ROUTE.serverPerformance] of servers has a row for sales without one', async () => {
    const servers = (): readonly [By, number][] => [
      [['dee'], 4_000],
      [[null], 1_000],
    ];
    await open(`/serverPerformance?period=OWN&${days(day)}&compare=NONE`, [
      answer('serverPerformance', days(day), servers),
    ]);
    await expect.element(heading).toHaveTextContent('Server performance');
    await expect.element(tableOf('By server')).toBeVisible();
    expect(namesIn('By server')).toEqual(['Dee', 'No server', 'Total']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[ROUTE.deliveries] of deliveries tells how long they took, at the group or location of the address', async () => {
    const rows = (dimensions: readonly string[]): readonly [By, number][] => [
      [dimensions.map(dimension => (dimension === 'hour' ? 18 : dimension === 'driver' ? 'max' : null)), 1_860_000],
    ];
    await open(
      `/deliveries?period=OWN&${days(day)}&compare=NONE`,
      [answer('deliveries', `${days(day)}&tenantId=elm-st`, rows)],
      'elm-st',
    );
    await expect.element(heading).toHaveTextContent('Deliveries');
    await expectText('Elm St., Wed, Nov 4, 2026.');
    await expect.element(tableOf('By driver').getByRole('row', { name: /^Max/ })).toMatchTextContent('31 min');
    expect(namesIn('By delivery zone')).toEqual(['No delivery zone', 'Total']);
    expect(namesIn('By hour')).toEqual(['6 PM', 'Total']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  const hour = 3_600_000;
  const worked = (dimensions: readonly string[]): readonly [By, number][] => {
    const rows: Readonly<Record<string, readonly [By, number][]>> = {
      '': [[[], 11.5 * hour]],
      'job,employee': [
        [['4', 'dee'], 7.5 * hour],
        [['1', 'dee'], 4 * hour],
      ],
      day: [[[day], 11.5 * hour]],
      location: [[['elm-st'], 11.5 * hour]],
    };
    return rows[dimensions.join()] ?? [];
  };

  const ticks = (of: RegExp) =>
    [...document.querySelectorAll('svg text')]
      .map(({ textContent }) => textContent ?? '')
      .filter(text => of.test(text));

  it('[ROUTE.employeePayroll] [RULE.sold.45] of payroll has a row for each employee and job, of the workweek that goes on', async () => {
    const ofDays = `/employeePayroll?period=OWN&${days(day)}`;
    await open(ofDays, [answer('employeePayroll', days(day), worked)]);
    await expect.element(heading).toHaveTextContent('Employee payroll');
    await expect.element(tableOf('By employee')).toBeVisible();
    expect(namesIn('By employee')).toEqual(['Dee Server', 'Dee Cashier', 'Total']);
    await expect
      .element(tableOf('By employee').getByRole('row', { name: /^Dee Server/ }))
      .toMatchTextContent(/7\.50 h/);
    await expectNoText('Compared with');
    // Eleven and a half hours: 0, 3, 6, 9, 12.
    await expect.poll(() => ticks(/ h$/).length).toBeGreaterThan(3);
    expect(ticks(/ h$/).filter(text => !text.endsWith('.00 h'))).toEqual([]);
    expect(namesIn('By day')).toEqual(['Wed, Nov 4, 2026', 'Total']);
    expect(await accessibilityProblems()).toEqual([]);
    const file = nextSavedFile();
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await file).split('\r\n');
    expect(lines.find(line => line.startsWith('Employee,Job,'))).toMatch(
      /^Employee,Job,Regular hours \(hours\),Overtime \(hours\),/,
    );
    expect(lines.find(line => line.startsWith('Dee,Cashier,'))).toMatch(/^Dee,Cashier,4\.00,4\.00,/);
  });

  it('[ROUTE.employeePayroll] [RULE.payroll.14] asks for the workweek of the place where nothing else is chosen', async () => {
    await open('/employeePayroll', []);
    await expect.element(page.getByRole('combobox', { name: 'Period', exact: true })).toHaveValue('This workweek');
    // The sample company begins its weeks on Monday.
    await expect
      .poll(async () => (await commands.calls()).filter(one => one.includes('/api/reports/')).at(-1))
      .toMatch(/employeePayroll\?from=\d{4}-\d{2}-\d{2}/);
    const asked = (await commands.calls()).filter(one => one.includes('/api/reports/')).at(-1) ?? '';
    expect(new Date(/from=([\d-]+)/.exec(asked)?.[1] ?? '').getUTCDay()).toBe(1);
  });

  it('[NAV.Analytics.employeePayroll] of payroll says which permission it needs to who does not have it', async () => {
    const refused = { call: call('employeePayroll', days(day)), status: 403, body: [{ code: 'FORBIDDEN' }] };
    await open(`/employeePayroll?period=OWN&${days(day)}`, [refused]);
    await expect.element(heading).toHaveTextContent('Employee payroll');
    await expectText(/This report is for people with the permission “payroll”\./);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.11] of payroll without a shift says what to do', async () => {
    await open(`/employeePayroll?period=OWN&${days(day)}`, [answer('employeePayroll', days(day), () => [])]);
    await expectText('Nobody clocked in on these days. Choose another period');
  });

  it('[ROUTE.allReports] [RULE.areas.19] is listed by what it is about', async () => {
    await open('/allReports', []);
    await expect.element(heading).toHaveTextContent('All reports');
    for (const [folder, name] of [
      ['Sales', 'Store summary'],
      ['Sales', 'Product mix'],
      ['Team', 'Server performance'],
      ['Team', 'Employee payroll'],
      ['Delivery', 'Deliveries'],
    ] as const)
      await expect
        .element(page.getByRole('region', { name: folder }).getByRole('link', { name, exact: true }))
        .toBeVisible();
    expect(hrefsOf('Product mix')).toEqual([expect.stringMatching(/^\/productMix\?/)]);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

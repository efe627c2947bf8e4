import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { nextSavedFile } from '../../testing/saved-file.ts';
import { chooseIn, expectNoText, expectText, hrefsOf } from '../../testing/screen-parts.ts';
import { answer, call, day, days, sold, summary } from './testing/answers.ts';

const open = (address: string, answers: readonly object[], at: string | null = null) =>
  openScreen('priya', address, { at, answers: answers as never });
const ofDay = `/storeSummary?period=OWN&${days(day)}`;
const tableOf = (name: string) => page.getByRole('table', { name });

describe('beside its numbers a report', () => {
  it('[RULE.sold.46] is compared with another location or group of the same days, in its address and files', async () => {
    const at = (id: string) => `${days(day)}&tenantId=${id}`;
    const there = (id: string, more: number) => answer('storeSummary', at(id), sold(more));
    await open(`${ofDay}&compare=NONE`, [there('elm-st', 205), there('fulton', -2_000), there('coast', 9)], 'elm-st');
    await chooseIn('Compare with', 'Another place');
    await expectNoText('Compared with');
    await chooseIn('Which place', 'Fulton');
    await expectText('Compared with Fulton.');
    expect(shownAddress()).toMatch(/compare=PLACE&.*against=fulton/);
    await expect
      .element(page.getByRole('definition').first())
      .toMatchTextContent(/\$462\.05.*Fulton \$440\.00 .*\+5\.0%/);
    // Two places have no location in common: nothing is beside them.
    await expect
      .element(tableOf('By location').getByRole('row', { name: /^Elm St\./ }))
      .not.toMatchTextContent(/Fulton/);
    const file = nextSavedFile();
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await file).split('\r\n');
    expect(lines[3]).toBe('Compared with,Fulton');
    expect(lines.find(line => line.startsWith('Order type,'))).toContain('"Net sales, Fulton","Net sales, change (%)"');
    expect(lines.find(line => line.startsWith('Location,'))).not.toContain('Fulton');
    await chooseIn('Which place', 'Coast');
    await expectText('Compared with Coast.');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.46] says so where the server does not let its reader see the other place', async () => {
    const refused = { call: call('storeSummary', `${days(day)}&tenantId=gone`), status: 403, body: [] };
    await open(`${ofDay}&compare=PLACE&against=gone`, [refused, ...summary]);
    await expect.element(page.getByRole('alert')).toMatchTextContent('You may not see this report of the place');
    await chooseIn('Compare with', 'Nothing');
    await expectText('$462.05');
  });

  it('[RULE.sold.49] says what is counted with a doubt and why, and leads to the check', async () => {
    const [answered] = summary;
    const doubts = [
      { kind: 'TICKET', locationId: 'elm-st', id: 't1', day, name: '812', flags: ['CLOCK_OFF', 'SUMS_DIFFER'] },
    ];
    await open(`${ofDay}&compare=NONE`, [{ ...answered, body: { ...answered?.body, doubts } }]);
    const summaryLine = page.getByText('1 ticket is counted with a doubt');
    await summaryLine.click();
    await expectText(/Elm St\., Wed, Nov 4, 2026: the clock of its terminal was wrong and its total is not that of/);
    expect(hrefsOf('Ticket 812')).toEqual([
      expect.stringMatching(/^\/ticket-finder\/search\?.*from=2026-11-04&to=2026-11-04&ticket=elm-st%7Et1/),
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

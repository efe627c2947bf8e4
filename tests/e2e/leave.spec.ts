import { sampleCompanyId } from '../../apps/server/src/sample/company.ts';
import { sampleJobs, samplePins } from '../../apps/server/src/sample/crew.ts';
import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { type RealTerminal, startTerminal } from './journey-terminal.ts';
import { atLevel, settling } from './settings-form.ts';
import { signIn, visitAs } from './shell-visit.ts';

const companyId = sampleCompanyId.id;
const pin = samplePins(sampleJobs('2027-01-01')).get('crew-lena') ?? '';
const refused = 'This PIN is refused.';

test('somebody leaves in three clicks, is out at the terminal, and returns with one', async ({ page, server }) => {
  let terminal: RealTerminal | undefined;
  try {
    await signIn(page, 'ana');
    const made = await page.request.post(`/api/tenants/${companyId}/elm-st/api-credentials`, {
      headers: { 'x-commissary': '1' },
      data: { name: 'Front counter' },
    });
    const { clientId, secret } = await made.json();
    terminal = await startTerminal(server.address, `${clientId}.${secret}`);
    await expect.poll(() => terminal?.show(settling), { timeout: limits.background }).not.toBeNull();
    expect(await terminal.logOn(pin)).toBe('Logged on: Lena Fischer');

    const spent = await countInteractions(page);
    await visitAs(page, 'ingrid', atLevel('/employees', null, '&search=lena'));
    await page.getByRole('link', { name: 'Lena Fischer' }).waitFor();
    await spent();
    await page.getByRole('link', { name: 'Lena Fischer' }).click();
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate Lena Fischer?' });
    await expect(dialog).toContainText('Cannot log on at terminals of Elm St. from their next check-in');
    await inEachLook(page, async look => {
      await expectAccessible(page, `deactivating somebody, ${lookName(look)}`);
      await keepScreenshot(page, `leave/dialog-${lookName(look)}`);
    });
    await dialog.getByRole('button', { name: 'Deactivate Lena Fischer' }).click();
    await expect(page.getByText('Lena Fischer was deactivated.')).toBeVisible();
    expect(await spent()).toEqual({ clicks: 3, keys: 0, characters: 0 });
    await expect(page.getByText(/^Deactivated .* by Ingrid Solberg\./)).toBeVisible();
    await expect.poll(() => terminal?.logOn(pin), { intervals: [1_000], timeout: limits.background }).toBe(refused);
    await inEachLook(page, async look => {
      await expectAccessible(page, `somebody who left, ${lookName(look)}`);
      await keepScreenshot(page, `leave/left-${lookName(look)}`);
    });

    // The page has one for what is typed on it too.
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Lena Fischer is active again, as before.')).toBeVisible();
    expect(await spent()).toEqual({ clicks: 1, keys: 0, characters: 0 });
    await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeVisible();
    await expect
      .poll(() => terminal?.logOn(pin), { intervals: [2_000], timeout: limits.background })
      .toContain('Lena Fischer');
  } finally {
    await terminal?.stop();
  }
});

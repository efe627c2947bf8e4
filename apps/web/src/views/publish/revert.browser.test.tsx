import type { RevertPreview } from '@commissary/contract';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const companyId = 'sorrel-and-salt';
const start = 'POST /api/sync-locations/start$';
const undo = `POST /api/overrides/company/${companyId}/undo$`;
const seen = 'a'.repeat(64);
const dialog = page.getByRole('dialog', { name: 'Revert 1 location' });
const layer = (tenantId: string, kind: 'settings' | 'menu', total: number) => ({
  ...{ kind, tenantId, ver: 4, total },
  ...(kind === 'menu' && { menuId: 'dinner' }),
});
const preview = (found: Partial<RevertPreview>) => ({
  call: 'POST /api/sync-locations/revert/preview',
  status: 200,
  body: { seen, discarded: [], staying: [], scheduled: [], ...found },
});
const open = async (...answers: { readonly call: string; readonly status: number; readonly body?: unknown }[]) => {
  await openScreen('priya', '/menu/publish', { at: null, answers });
  await page.getByRole('checkbox', { name: 'Publish Alameda', exact: true }).click();
  await page.getByRole('button', { name: 'Revert…' }).click();
};

it('[RULE.publish.19] [ROUTE.menu.publish.b2] names what is discarded and what stays, then asks the server for it, and can be undone', async () => {
  const scheduled = [{ locationId: 'alameda', runId: 'r9', dueAt: Date.UTC(2026, 10, 21, 17), by: 'Ana' }];
  const discarded = [layer('alameda', 'settings', 2), layer('alameda', 'menu', 1)];
  const staying = [{ ...layer(companyId, 'settings', 4), reason: 'shared' as const }];
  await open(
    preview({ discarded, staying, scheduled }),
    { call: start, status: 200, body: [{ workflowId: 'w1', runId: 'r1' }] },
    { call: undo, status: 200, body: { places: [] } },
  );
  await expect.element(dialog).toMatchTextContent('Alameda: 2 changes (Settings)');
  await expect.element(dialog).toMatchTextContent('Alameda: 1 change (Menu)');
  await expect
    .element(dialog)
    .toMatchTextContent('Company has 4 unpublished changes that other locations share; they stay.');
  await expect.element(dialog).toMatchTextContent(/Alameda: Nov 21, .*, scheduled by Ana/);
  await expect.element(dialog).toMatchTextContent('Reverting cancels what is scheduled there.');
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Discard 3 changes' }).click();
  expect(await sentBy(start)).toEqual({
    ...{ action: 'REVERT', locationIds: ['alameda'], seen },
    replaces: [{ locationId: 'alameda', runId: 'r9' }],
  });
  await expectText('Discarded 3 changes.');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => commands.bodiesOf(undo))
    .toEqual([
      { kind: 'settings', places: [{ tenantId: 'alameda', ver: 5 }] },
      { kind: 'menu', menuId: 'dinner', places: [{ tenantId: 'alameda', ver: 5 }] },
    ]);
});

it('offers nothing where nothing is the own of the locations, or where the person may not change all of it', async () => {
  await open({ ...preview({ staying: [{ ...layer(companyId, 'menu', 1), reason: 'never-published' }] }) });
  await expect.element(dialog).toMatchTextContent('These locations have nothing of their own to discard.');
  await expect.element(dialog.getByRole('button', { name: 'Discard 0 changes' })).toBeDisabled();
  await failing(async () => {
    await open({ ...preview({}), status: 403, body: [] });
    await expect.element(dialog).toMatchTextContent('You do not have the permission to change everything');
  });
});

it('[RULE.publish.20] is not offered for employment', async () => {
  await openScreen('priya', '/employment/publish', { at: null });
  await expect.element(page.getByRole('region', { name: 'Changes to publish' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Revert…' })).not.toBeInTheDocument();
});

import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, bank, openForm, row, tableAndBar } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('one page lists every override of a location and resets them', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/locations/elm-st/overrides', 'elm-st'));
  const settings = page.getByRole('region', { name: 'Location settings' });
  await expect(settings).toContainText('Table service › Server bank');
  await expect(settings).toContainText('$200.00');
  await expect(settings).toContainText('$100.00');
  await expect(settings).toContainText('No longer appliesOffThe item it overrides was deleted at the level above');
  await expect(settings).toContainText(/Ana Moreno, [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}/);
  await settings.getByRole('checkbox', { name: 'Table service › Server bank' }).check();
  await settings.getByRole('button', { name: 'Reset 1 selected value' }).click();
  await expect(page.getByText('The location settings have been saved correctly.')).toBeVisible();
  await expect(settings).not.toContainText('Server bank');
  // An override that no longer applies is removed in the list.
  await settings.getByRole('button', { name: /^Remove override / }).click();
  await expect(settings).not.toContainText('No longer applies');
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await expect(row(page, bank)).toContainText('From Company');
});

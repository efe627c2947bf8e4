import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { coveredBadges, expectNoneAtAnyWidth, strayTexts } from '../testing/boxes.ts';
import { cutControls } from '../testing/cut-controls.ts';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';

it('the checkbox of an employee is whole at every width', async () => {
  await openScreen('priya', '/employees', { at: null });
  await expect.element(page.getByRole('checkbox', { name: 'Select Ana Moreno' })).toBeInTheDocument();
  await expectNoneAtAnyWidth(cutControls);
});

it('the badges of an item that is out of stock lie below none of its buttons', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/diavola?tab=availability', { at: 'Elm St.' });
  const radio = page.getByRole('radio', { name: 'Until…', exact: true });
  await expect.element(radio).toBeInTheDocument();
  await page.elementLocator(radio.element().closest('label') ?? document.body).click();
  await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toBeVisible();
  await goTo(shownAddress().replace(/^[^?]*/, '/menu/menuItems'));
  const badge = page
    .getByRole('main')
    .getByText(/^Out of stock until/)
    .first();
  await expect.element(badge).toBeVisible();
  await expectNoneAtAnyWidth(() => [
    ...(badge.query()?.checkVisibility() === true ? [] : ['The badge is not shown.']),
    ...coveredBadges(),
  ]);
});

it('the changes of a publish break where they have no room', async () => {
  const word = 'w'.repeat(120);
  const path = '/departments/[pizza]/items/[diavola]/info/name';
  const change = { op: 'set', path, value: word };
  const menu = { kind: 'menu', changes: [change], total: 1, labels: { [path]: word }, findings: [], findingsTotal: 0 };
  const people = [{ userId: 'ana', userDisplayName: word, change: 'added', before: [], after: [word] }];
  const preview = [{ at: [[0, 0]], disabled: null, documents: [menu], people, peopleTotal: 1 }];
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [{ call: 'POST /api/sync-locations/preview', status: 200, body: preview }],
  });
  await expect
    .poll(() => document.querySelectorAll('[data-location] input[aria-label^="Publish "]').length)
    .toBeGreaterThan(0);
  document.querySelector<HTMLInputElement>('[data-location] input[aria-label^="Publish "]')?.click();
  const panel = page.getByRole('region', { name: 'Changes to publish' });
  await expect.element(panel).toMatchTextContent(word);
  await expectNoneAtAnyWidth(() => strayTexts(panel.element()));
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';

const band = page.getByRole('navigation', { name: /^Company, group/ });

it('[NAV.breadcrumbs.menuEmpty] says in the breadcrumbs of a company without a menu that there is none', async () => {
  const empty = band.getByText('No Menu Selected');
  await openScreen({ permissions: ['manageMenus'] }, '/menu/kps', { at: null });
  await expect.element(empty).toBeVisible();
  await openScreen({ permissions: ['manageMenus'], company: 'Sorrel & Salt' }, '/menu/kps', { at: null });
  await expect.element(band.getByRole('button', { name: 'Dinner menu' })).toBeVisible();
  await expect.element(empty).not.toBeInTheDocument();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

it('the rows in view are rendered when something high appears above a long list, and when it goes', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const first = page.getByRole('link', { name: 'Margherita', exact: true });
  await expect.element(first).toBeVisible();
  const notice = document.createElement('div');
  notice.style.height = '3000px';
  document.getElementById('main')?.prepend(notice);
  window.scrollTo(0, 3000);
  await expect.element(first).toBeInViewport();
  notice.remove();
  window.scrollTo(0, 0);
  await expect.element(first).toBeInViewport();
});

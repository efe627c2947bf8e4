import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { heading } from '../../testing/screen-parts.ts';

it('a link that nobody signed opens no set-up', async () => {
  for (const address of ['/setup?token=guessed', '/setup']) {
    await openScreen(null, address);
    await expect.element(page.getByRole('alert')).toMatchTextContent('does not open the set-up');
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.element(heading).toHaveTextContent('Sign in');
});

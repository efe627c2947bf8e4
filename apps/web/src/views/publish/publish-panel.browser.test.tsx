import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const note = page.getByText(/batches of up to/);
const choose = (count: number) => {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-location] input:enabled:not(:checked)');
  for (const box of [...boxes].slice(0, count)) box.click();
};

it('[RULE.publish.22] the note on batches names the batch size and spacing of the company', async () => {
  await openScreen('priya', '/menu/publish', { at: null });
  await expect.poll(() => document.querySelectorAll('[data-location] input:enabled').length).toBeGreaterThan(3);
  choose(2);
  await expect.element(page.getByRole('heading', { name: 'Publish to 2 locations' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  choose(1);
  await expect.element(note).toHaveTextContent('2 batches of up to 2. The last one starts 45 s after the first.');
});

import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawPart } from '../testing/draw-part.tsx';
import { expectNoText } from '../testing/screen-parts.ts';
import { lazyComponent } from './lazy-component.tsx';

let undraw = () => {};
afterEach(() => undraw());

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
interface Arriving {
  readonly optional?: boolean;
  /** How many requests fail before the chunk arrives. */
  readonly failures?: number;
}
const arriving = ({ failures = 1, ...options }: Arriving) => {
  let requests = 0;
  return lazyComponent(
    async () => {
      requests += 1;
      if (requests <= failures) throw new Error('no network');
      return Greeting;
    },
    { ...options, fallback: <p>Loading</p> },
  );
};
const drawn = (options: Arriving) => {
  const Late = arriving(options);
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <h1>Around</h1>
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle
        </button>
        {open && <Late name="Ana" />}
      </>
    );
  };
  undraw = drawPart(<Page />);
};
const toggle = page.getByRole('button', { name: 'Toggle' });
const greeting = page.getByText('Hello Ana');

it('a part that could not be loaded says so in its place, and is loaded on request', async () => {
  drawn({});
  await expect.element(page.getByRole('alert')).toMatchTextContent('This part of the page could not be loaded.');
  await expect.element(page.getByRole('heading', { name: 'Around' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(greeting).toBeVisible();
  await toggle.click();
  await toggle.click();
  await expect.element(greeting).toBeVisible();
});

it('a part that the page is whole without is left out, and loaded when it is next rendered', async () => {
  drawn({ optional: true });
  await expect.element(page.getByRole('heading', { name: 'Around' })).toBeVisible();
  await expectNoText('Loading');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect
    .poll(async () => {
      await toggle.click();
      await toggle.click();
      return greeting.elements().length;
    })
    .toBe(1);
});

it('a part that could not be loaded twice offers to reload the page, and says that nothing is lost', async () => {
  drawn({ failures: 2 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'This part of the page still could not be loaded. “Try again” reloads the page; unsaved changes stay as a draft.',
    );
});

it('[RULE.errors.17] a part that does not load within 120 seconds says so in its place', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Late = lazyComponent<object>(() => new Promise(() => {}), { fallback: <p>Loading</p> });
  undraw = drawPart(<Late />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  vi.advanceTimersByTime(119_999);
  await expect.element(page.getByText('Loading')).toBeVisible();
  vi.advanceTimersByTime(1);
  // The clock of the day is the tests' own, as before.
  vi.useFakeTimers({ toFake: ['Date'], now });
  await expect.element(page.getByRole('alert')).toMatchTextContent('This part of the page could not be loaded.');
});

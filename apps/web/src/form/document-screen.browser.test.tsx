import { builtScreens } from '@commissary/catalog';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '../router.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { DocumentScreen } from './document-screen.tsx';

const screenOf = (document: string) => {
  const found = builtScreens.find(({ edits, view }) => edits?.document === document && view === undefined);
  if (found === undefined) throw new Error(`No screen shows the generic form of ${document}.`);
  return found;
};

it.each(['settings', 'menu'])('a body of its own replaces the generic form of a %s screen', async document => {
  const screen = screenOf(document);
  const route = Object.values(router.routesById).find(({ fullPath }) => fullPath === screen.path);
  const component = route?.options.component;
  if (component === undefined) throw new Error(`There is no route to ${screen.path}.`);
  onTestFinished(() => void route?.update({ component }));
  route?.update({ component: () => <DocumentScreen screen={screen} Body={() => <p>The body of its own</p>} /> });
  await openScreen('priya', screen.path, { at: null });
  await expect.element(page.getByText('The body of its own')).toBeVisible();
  expect(globalThis.document.querySelectorAll('[data-path]')).toHaveLength(0);
});

import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryClient } from '../../cache/index.ts';
import { sessionStore } from '../../session/index.ts';
import { goTo, openScreen } from '../../testing/open-screen.tsx';
import { expectText } from '../../testing/screen-parts.ts';

const company = 'companyId=sorrel-and-salt';
const at = Date.UTC(2026, 10, 20, 17);
const preview = [{ at: [[0, 0]], seen: '1', disabled: null, documents: [], people: [], peopleTotal: 0 }];
const pageWith = (counts: object) => ({
  call: 'GET /api/publishes/',
  status: 200,
  body: {
    ...{ workflowId: 'w9', blobType: 'menu', action: 'PUBLISH', requestedBy: 'Priya', requestedAt: at, syncDate: 0 },
    ...{ counts, locations: [], next: null },
  },
});
const [isOpen, isOver] = [pageWith({ SUCCESS: 1, WAITING: 1 }), pageWith({ SUCCESS: 3, FAILED: 1 })];
const notices = page.getByRole('region', { name: 'Notices' });
const sentence = 'The publish of menu and location settings has ended: live at 3 locations and failed at 1 location.';
const keyOf = () => `commissary.${sessionStore.get().user?.userId}.publishes`;
const readAgain = () => queryClient.invalidateQueries({ queryKey: ['publishing'] });

it('[RULE.publish.97] who asked for a publish and left its screen is told how it ended, with the way to it', async () => {
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: 'POST /api/sync-locations/preview', status: 200, body: preview },
      { call: 'POST /api/sync-locations/start$', status: 200, body: [{ workflowId: 'w9', runId: 'r9' }] },
      isOpen,
    ],
  });
  await page.getByRole('checkbox', { name: 'Publish Elm St.', exact: true }).click();
  await page.getByRole('button', { name: 'Publish to 1 location' }).click();
  await expect.poll(() => localStorage.getItem(keyOf())).toContain('w9');
  await goTo(`/home?${company}&locationId=`);
  await expect
    .poll(async () => {
      await readAgain();
      return (await commands.calls()).filter(call => call.startsWith(isOpen.call)).length;
    })
    .toBeGreaterThan(0);
  // It is not over: nothing is told, and it is still followed.
  await expect.element(notices).not.toMatchTextContent(/has ended/);
  expect(localStorage.getItem(keyOf())).toContain('w9');
  await commands.answerWith([isOver]);
  await readAgain();
  await expectText(sentence);
  const link = notices.getByRole('link', { name: 'Open the publish' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/publishes\/w9\?/));
  expect(localStorage.getItem(keyOf())).toBeNull();
});

it('[RULE.publish.97] a publish that took long is told after a reload too, and none that ended at once where it was asked for, or on its own page', async () => {
  const openWith = async (address: string, from: string, since: number) => {
    const one = { companyId: 'sorrel-and-salt', kind: 'menu', workflowId: 'w9', from, at: since };
    const stored = { [keyOf()]: JSON.stringify([one]) };
    await openScreen('priya', address, { at: null, answers: [isOver], stored });
    const key = keyOf();
    await expect.poll(() => localStorage.getItem(key)).toBeNull();
  };
  await openScreen('priya', '/home', { at: null });
  const justNow = 8.64e15;
  await openWith('/home', '/home', 0);
  await expectText(sentence);
  await openWith('/home', '/menu/publish', justNow);
  await expectText(sentence);
  await openWith('/home', '/home', justNow);
  await expect.element(notices).not.toMatchTextContent(/has ended/);
  await openWith('/publishes/w9', '/menu/publish', 0);
  await expect.element(notices).not.toMatchTextContent(/has ended/);
});

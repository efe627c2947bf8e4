import { companyAuthorizations } from '@commissary/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { holdAnswers } from '../testing/held-calls.ts';
import { goTo, openScreen } from '../testing/open-screen.tsx';
import { refreshUser } from './refresh-user.ts';
import { clearUser, sessionStore, switchCompany } from './session.ts';

const start = Date.now();
const minute = 60_000;

afterEach(() => {
  vi.setSystemTime(start);
});

describe('activity', () => {
  it('[RULE.session.04] [RULE.session.05] [RULE.session.06] [RULE.session.07] of mouse and keys extends the session after 55 minutes, and is checked at most every 10 seconds', async () => {
    await openScreen({ permissions: ['dashboard'] }, '/groups', { at: null });
    const requests = vi.spyOn(window, 'fetch');
    const extensions = () => requests.mock.calls.filter(([address]) => String(address).includes('keepAlive')).length;
    const moveMouse = async (): Promise<void> => void window.dispatchEvent(new Event('mousemove'));
    const actAt = async (ms: number, act: () => Promise<void> = moveMouse): Promise<number> => {
      vi.setSystemTime(start + ms);
      await act();
      await Promise.resolve();
      await expect.poll(() => true).toBe(true);
      return extensions();
    };
    expect(await actAt(54 * minute)).toBe(0);
    expect(await actAt(55 * minute - 4_000)).toBe(0);
    expect(await actAt(55 * minute + 2_000)).toBe(0);
    expect(await actAt(55 * minute + 7_000)).toBe(1);
    expect(await actAt(109 * minute)).toBe(1);
    expect(await actAt(111 * minute, () => userEvent.keyboard('{Shift}'))).toBe(2);
    requests.mockRestore();
    await expect.poll(async () => (await commands.calls()).join()).toContain('/api/session/keepAlive');
  });
});

describe('the authorizations of the company', () => {
  const key = () => `commissary.${sessionStore.get().user?.companyId}.companyLevel`;
  const closed = JSON.stringify({ Online: false, Delivery: false, TableService: false });
  const permissions = ['MODIFY_ONLINE_ORDERING_CONFIGURATION', 'editLocation', 'addLocation'] as const;
  const online = () => page.getByRole('navigation', { name: 'Main' }).getByText('Online design');
  const shown = async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    const group = main.getByRole('button', { name: 'Configuration', expanded: false });
    if (group.elements().length > 0) await group.click();
    return online().elements().length > 0;
  };
  const idOf = (name: string) => sessionStore.get().user?.accessibleTenants.find(one => one.name === name)?.id ?? '';

  it('[RULE.auth.02] are stored in the browser with the company, and apply from there', async () => {
    await openScreen({ permissions }, '/groups', { at: null });
    const locations = (sessionStore.get().user?.accessibleTenants ?? []).filter(({ type }) => type === 'LOCATION');
    expect(JSON.parse(localStorage.getItem(key()) ?? '')).toEqual(companyAuthorizations(locations));
    expect(await shown()).toBe(true);
    localStorage.setItem(key(), closed);
    await goTo('/locations?locationId=');
    await expect.poll(shown).toBe(false);
  });

  it.each([
    ['[RULE.auth.06]', 'editing', 'Save location', 'Kitchen'],
    // Other tests count the locations of the kitchen.
    ['[RULE.auth.05]', 'creating', 'Add location', 'Bakery'],
  ] as const)('%s %s a location clears them', async (_, what, button, company) => {
    await openScreen({ permissions, company }, '/groups', { at: null });
    localStorage.setItem(key(), closed);
    await goTo(what === 'editing' ? `/locations/${idOf('Pier')}/edit?locationId=` : '/locations/add?locationId=');
    await expect.poll(shown).toBe(false);
    if (what === 'editing') await page.getByRole('textbox', { name: 'Phone' }).fill('(312) 555-0199');
    else {
      await page.getByRole('textbox', { name: 'Name' }).fill(`Annex ${start}`);
      await page.getByRole('combobox', { name: 'Time zone' }).click();
      await page.getByRole('option', { name: /Chicago/ }).click();
    }
    await page.getByRole('button', { name: button }).click();
    await expect.poll(shown).toBe(true);
  });

  it('[RULE.auth.07] tags, which are saved in the background, keep them', async () => {
    await openScreen({ permissions }, '/groups', { at: null });
    localStorage.setItem(key(), closed);
    await goTo(`/locations/${idOf('Oak')}?locationId=`);
    await page.getByRole('combobox', { name: 'Tags' }).fill('patio');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => commands.bodiesOf('PUT /api/tenants/')).toMatchObject([{ tags: ['patio'] }]);
    await expect.element(page.getByText('patio').first()).toBeVisible();
    expect(localStorage.getItem(key())).toBe(closed);
    expect(await shown()).toBe(false);
  });
});

describe('a late answer about the session', () => {
  it('[RULE.session.19] brings nobody back who has signed out, nor a company that was left', async () => {
    await openScreen({ permissions: ['dashboard'] }, '/groups', { at: null });
    const { user } = sessionStore.get();
    if (user === null) throw new Error('Nobody is signed in.');
    const readAgain = async (end: () => void, ...reads: (() => Promise<unknown>)[]) => {
      const release = holdAnswers('/api/session/status');
      const read = Promise.all(reads.map(one => one()));
      end();
      release();
      await read;
      return sessionStore.get().user?.companyId;
    };
    const other = { ...user, companyId: 'other' };
    expect(await readAgain(() => sessionStore.set({ user: other, timedOut: false }), refreshUser)).toBe('other');
    sessionStore.set({ user, timedOut: false });
    await readAgain(() => sessionStore.set({ user, timedOut: true }), refreshUser);
    expect(sessionStore.get().timedOut).toBe(true);
    sessionStore.set({ user, timedOut: false });
    expect(await readAgain(clearUser, refreshUser, () => switchCompany(user.companyId))).toBeUndefined();
  });
});

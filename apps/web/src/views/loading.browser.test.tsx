import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';

const company = '/sorrel-and-salt';

describe('a screen whose record cannot be loaded', () => {
  it.each([
    ['/locations/elm-st', `GET /api/tenants${company}/elm-st`, 'Unable to retrieve locations'],
    ['/locations/elm-st/edit', `GET /api/tenants${company}/elm-st`, 'Unable to retrieve locations'],
    ['/groups/downtown', `GET /api/tenants${company}/group/downtown`, 'Unable to retrieve locations'],
    ['/groups/downtown/edit', `GET /api/tenants${company}/accessible`, 'Unable to retrieve locations'],
    ['/employees/marcus', 'GET /api/users/marcus', 'Unable to retrieve User'],
    ['/employees/edit/marcus', 'GET /api/users/marcus', 'Unable to retrieve User'],
    ['/rights/marcus', `GET /api/roles${company}/why/marcus`, 'Unable to retrieve User'],
    ['/roles', `GET /api/roles${company}`, 'The roles could not be loaded.'],
  ])('[RULE.guard.12] %s leads home, and says why', async (path, call, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openScreen('priya', path, { at: null, answers: [{ call, status: 400, body: [{ code: 'UNREADABLE' }] }] });
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.poll(shownAddress).toMatch(/^\/home\?/);
    expect(log).toHaveBeenCalledWith(text, expect.anything());
    log.mockRestore();
  });

  it.each(['/locations/nowhere', '/locations/nowhere/edit', '/groups/nowhere', '/employees/nobody', '/rights/nobody'])(
    '%s of what does not exist says so, and stays',
    async path => {
      await openScreen('priya', path, { at: null });
      await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      expect(shownAddress()).toContain(path);
    },
  );
});

import { shellTexts } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibleCompaniesQuery, queryClient } from '../cache/index.ts';
import { withBusyOverlay } from '../notifications/index.ts';
import { expectReadableDialog } from '../testing/axe.ts';
import type { NewPerson } from '../testing/component-commands.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../testing/screen-parts.ts';

const bar = page.getByRole('banner');
const selector = bar.getByRole('button', { name: /^Company / });

describe('the top bar', () => {
  it.each<[who: string, person: NewPerson, selects: boolean]>([
    ['with a role everywhere', { permissions: ['dashboard'], on: 'everywhere' }, true],
    ['of the provider, with a role in it', { permissions: ['dashboard'], company: 'Provider' }, true],
    ['with a role in their company', { permissions: ['companyAdmin'] }, false],
  ])(
    '[RULE.shell.07] [RULE.roles.09] [PERM.rule.companyRole] [NAV.topbar.companySelector] [PERM.rule.companySelection] of a person %s has a company selector: %s',
    async (_, person, selects) => {
      await openScreen(person, '/home', { at: null });
      await expect.element(bar.getByRole('button', { name: /, your menu$/ })).toBeVisible();
      if (!selects) return expect.element(selector).not.toBeInTheDocument();
      await selector.click();
      const companies = page.getByRole('link', { name: /^(Kitchen|Provider|Sorrel & Salt)$/ });
      await expect.element(companies.first()).toBeVisible();
      // Files of tests before this one have companies of the same names.
      const names = [...new Set(companies.elements().map(({ textContent }) => textContent))];
      expect(names).toEqual(expect.arrayContaining([person.company ?? 'Kitchen', 'Sorrel & Salt']));
      expect(names).toEqual(names.toSorted());
      return undefined;
    },
  );

  it.each<[who: string, person: NewPerson, companies: readonly string[]]>([
    ['staff who may open one company', { permissions: ['dashboard'], on: 'everywhere' }, ['Only']],
    ['the people of a company', { permissions: ['companyAdmin'] }, ['One', 'Other']],
  ])('[RULE.shell.06] [RULE.shell.07] has none for %s', async (_, person, names) => {
    const companies = names.map(name => ({ id: name.toLowerCase(), name }));
    const answers = [{ call: 'GET /api/companies/accessible', status: 200, body: companies }];
    await openScreen(person, '/home', { at: null, answers });
    const { queryKey } = accessibleCompaniesQuery();
    await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual(companies);
    await expect.element(bar.getByRole('button', { name: /, your menu$/ })).toBeVisible();
    await new Promise(requestAnimationFrame);
    await expect.element(selector).not.toBeInTheDocument();
  });

  it.each([
    ['accessConfigurationOptions', true],
    ['manageMenus', false],
  ] as const)(
    '[RULE.shell.22] [NAV.topbar.publishStatus] [PERM.rule.publishStatusGate] of a person with %s shows the publish status: %s',
    async (permission, shown) => {
      await openScreen({ permissions: [permission], company: 'Sorrel & Salt' }, '/home', { at: null });
      await expect.element(bar.getByRole('button', { name: /, your menu$/ })).toBeVisible();
      const status = bar.getByRole('button', { name: /not published/ });
      await (shown ? expect.element(status).toBeVisible() : expect.element(status).not.toBeInTheDocument());
    },
  );

  it('[RULE.shell.28] says of each thing that is published how much of it waits, and leads to its board', async () => {
    await openScreen('priya', '/home', { at: null });
    await bar.getByRole('button', { name: /not published/ }).click();
    await expect
      .element(page.getByRole('link', { name: /^Publish menu and settings\s*\d+ not published/ }))
      .toHaveAttribute('href', expect.stringMatching(/^\/menu\/publish/));
    await expect
      .element(page.getByRole('link', { name: /^Publish employment\s*(\d+ not published|all live)/ }))
      .toHaveAttribute('href', expect.stringMatching(/^\/employment\/publish/));
  });

  it('[RULE.shell.08] [NAV.topbar.userMenu.logoutHidden] has no logout here, inside the frame of the tests', async () => {
    await openScreen('priya', '/home', { at: null });
    await bar.getByRole('button', { name: 'Priya Raman, your menu' }).click();
    await expect.element(page.getByRole('link', { name: 'Change Password' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('[RULE.language.02] stores the other language for the person, named in its own words', async () => {
    await openScreen('priya', '/home', {
      at: null,
      answers: [{ call: 'POST /api/session/language', status: 500, body: [{ code: 'INTERNAL' }] }],
    });
    await bar.getByRole('button', { name: 'Priya Raman, your menu' }).click();
    const spanish = page.getByRole('button', { name: 'Español' });
    expect(spanish.element().getAttribute('lang')).toBe('es');
    expect(page.getByRole('button', { name: 'English' }).elements()).toEqual([]);
    await failing(async () => {
      await spanish.click();
      await expectText(shellTexts.languageNotSaved);
    });
    expect(await sentBy('POST /api/session/language')).toEqual({ language: 'es' });
  });
});

it('a call that the whole console waits for is shown in a dialog, which can be read in light and in dark', async () => {
  await openScreen('priya', '/home', { at: null });
  const waiting = Promise.withResolvers<void>();
  const call = withBusyOverlay(() => waiting.promise);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectReadableDialog();
  waiting.resolve();
  await call;
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

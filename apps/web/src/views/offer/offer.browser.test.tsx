import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, row, rowsOf, typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { actOn } from '../../testing/row-menu.ts';
import { expectText, heading } from '../../testing/screen-parts.ts';

const main = page.getByRole('main');

describe('offers', () => {
  it('[ROUTE.menu.offers] [RULE.areas.09] [RULE.areas.23] are listed in the order in which they apply, above the item groups', async () => {
    await openScreen('priya', '/menu/offers', { at: null });
    await expect.element(heading).toHaveTextContent('Offers');
    await row('/offers/[lunch-pizza]');
    await row('/itemGroups/[small-plates]');
    const shown = [...document.querySelectorAll('[data-path]')].map(one => one.getAttribute('data-path') ?? '');
    const lists = shown.filter(path => /^\/(offers|itemGroups)\/\[[^/]+\]$/.test(path)).map(path => path.split('/')[1]);
    expect(lists.lastIndexOf('offers')).toBeLessThan(lists.indexOf('itemGroups'));
    const stored = ['lunch-pizza', 'two-for-tuesday', 'pizza-pickup', 'pizza-upgrade', 'welcome', 'free-delivery'];
    expect(rowsOf('/offers')).toEqual([...stored, 'staff-meal', 'late-plates'].map(id => `/offers/[${id}]`));
  });

  it('each say in the list what they do and when they are valid next, or that they never are', async () => {
    await openScreen('priya', '/menu/offers', { at: null });
    await expectText(/^\$3\.00 off any Pizza.*Mon–Fri.*\.$/);
    await expectText(/^Next: /);
    const late = page.elementLocator(await row('/offers/[late-plates]'));
    await expect.element(late).toMatchTextContent('switched off');
    await expect.element(late).toMatchTextContent('Never valid');
  });

  it('stand below their list in the breadcrumbs', async () => {
    await openScreen('priya', '/menu/offers/free-delivery', { at: null });
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect.element(crumbs).toMatchTextContent(/Menu.*Offers.*Free delivery/);
    await crumbs.getByRole('link', { name: 'Offers' }).click();
    await expect.element(heading).toHaveTextContent('Offers');
  });

  it('[ROUTE.menu.offers._id] an offer has its sentence above it, which changes as somebody types', async () => {
    await openScreen('priya', '/menu/offers/free-delivery', { at: null });
    await expect.element(heading).toHaveTextContent('Free delivery');
    const rule = main.getByRole('paragraph').first();
    await expect.element(rule).toMatchTextContent('$0.00 off the entire order (with free delivery');
    await expect.element(rule).toMatchTextContent('minimum $40.00 before tax');
    await expectText(/^Valid next at /);
    await page.getByRole('textbox', { name: 'Amount off' }).fill('3');
    await expect.element(rule).toMatchTextContent('$3.00 off the entire order');
    await expectText('Try it');
    await expectText('This order is below the minimum.');
  });

  it('[RULE.prices.27] [RULE.prices.29] an offer has its week above it, at a location over its opening hours, and says when it would apply while that is closed', async () => {
    const week = page.getByRole('region', { name: 'The week at a glance' });
    const first = week.getByRole('listitem').first();
    await openScreen('priya', '/menu/offers/lunch-pizza?tab=validity', { at: 'Elm St.' });
    await expect.element(first).toMatchTextContent(/Monday\. Lunch pizza.* 11 AM to 4 PM\. Open/);
    await expect.element(week.getByRole('listitem').last()).toMatchTextContent(/Sunday\. At no time\. Open/);
    await expect.element(week).toMatchTextContent(/Where the conditions of .* are met, .* does not apply/);
    await typeInto('/offers/[lunch-pizza]/validity/timeOfDay/startTime', '2:00 AM');
    await expect.element(week).toMatchTextContent(/Elm St\. is closed when Lunch pizza deal would apply: Monday 2 AM–/);
    await openScreen('priya', '/menu/offers/lunch-pizza', { at: null });
    await expect.element(first).toMatchTextContent(/Monday\. Lunch pizza/);
    await expect.element(week).not.toMatchTextContent('Open');
  });

  it('[RULE.offers.02] two for one is said in the sentence, and tried on as many items', async () => {
    await openScreen('priya', '/menu/offers/free-delivery', { at: null });
    await choose('/offers/[free-delivery]/value/appliesTo', 'Any item');
    await page.getByText('Require several items').click();
    await page.getByRole('textbox', { name: 'Items to buy' }).fill('4');
    await page.getByRole('textbox', { name: 'Amount off' }).fill('3');
    const rule = main.getByRole('paragraph').first();
    await expect.element(rule).toMatchTextContent('$3.00 off any item (1 of every 4)');
    await expectText(/ × 3$/);
  });

  it('[RULE.restriction.08] an item group that a combo needs says before it is removed that the combo would apply to nothing', async () => {
    await openScreen('priya', '/menu/offers', { at: null });
    await actOn('A red or white pizza', 'Remove');
    const uses = page.getByRole('dialog', { name: 'Show where A red or white pizza is used' });
    await expect.element(uses).toMatchTextContent('A red or white pizza is used 1 time');
    await expect.element(uses).toMatchTextContent('Limited to this alone');
    await expect
      .element(uses)
      .toMatchTextContent('1 setting is limited to this alone, and would then apply to nothing');
    await uses.getByRole('button', { name: 'Cancel' }).click();
    await expectText('A red or white pizza');
  });
});

import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** Tabs of one item are not beside each other: between two of them the page would be loaded again. */
const addresses = [
  '/menu/menuItems?list=/departments/[pizza]/items&filter=%2Fcategory:%3Dpizza-red',
  '/menu/menuItems/pizza/item/diavola?tab=modifiers',
  '/menu/taxStructures',
  '/menu/pricingSchemes',
  '/menu/menuItems/pizza/item/diavola?tab=taxes',
  '/menu/messages',
  '/menu/printers',
  '/menu/kps',
  '/menu/menuItems/pizza/item/diavola?tab=online',
  '/menu/requirements',
  '/menu/requirements/two-sides/edit',
  '/menu/onlineCategories',
  '/menu/guests',
  '/menu/menuItems/pizza/item/diavola?tab=availability',
  '/menu/modifiers',
  '/menu/modifiers/toppings/edit',
  '/menu/modifiers/items/spicy-nduja',
  '/menu/menuItems/departments/pizza/edit',
  '/menu/menuItems/pizza/category/pizza-red',
  '/menu/offers/lunch-pizza?tab=validity',
];

test('every screen of the menu is accessible in each look', async ({ page }) => {
  test.slow();
  await visitAs(page, 'priya');
  for (const address of addresses) {
    const [path = '', query] = address.split('?');
    await goTo(page, atLevel(path, 'elm-st', query === undefined ? '' : `&${query}`));
    await inEachLook(page, async look => {
      await expectReadable(page, `${address}, ${lookName(look)}`);
      await keepScreenshot(page, `menu/${address.replaceAll(/\W+/g, '-')}-${lookName(look)}`);
    });
  }
});

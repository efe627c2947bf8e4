import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const addresses = [
  '/menu/menuItems?list=/departments/[pizza]/items&filter=%2Fcategory:%3Dpizza-red',
  '/menu/taxStructures',
  '/menu/pricingSchemes',
  '/menu/messages',
  '/menu/printers',
  '/menu/kps',
  '/menu/requirements',
  '/menu/requirements/two-sides/edit',
  '/menu/onlineCategories',
  '/menu/modifiers',
  '/menu/modifiers/toppings/edit',
  '/menu/modifiers/items/spicy-nduja',
  '/menu/menuItems/departments/pizza/edit',
  '/menu/menuItems/pizza/category/pizza-red',
  '/menu/menuItems/pizza/item/diavola?tab=modifiers',
  '/menu/menuItems/pizza/item/diavola?tab=taxes',
  '/menu/menuItems/pizza/item/diavola?tab=online',
  '/menu/menuItems/pizza/item/diavola?tab=availability',
  '/menu/offers/lunch-pizza?tab=validity',
];

// Nothing is saved, so all of it uses one server.
for (const address of addresses)
  test(`${address} is accessible in each look`, async ({ page }) => {
    const [path = '', query] = address.split('?');
    await visitAs(page, 'priya', atLevel(path, 'elm-st', query === undefined ? '' : `&${query}`));
    await page.waitForLoadState('networkidle');
    await inEachLook(page, async look => {
      await expectAccessible(page, `${address}, ${lookName(look)}`);
      await keepScreenshot(page, `menu/${address.replaceAll(/\W+/g, '-')}-${lookName(look)}`);
    });
  });

import { designersTexts, sampleOrder } from '@commissary/catalog';
import { formatMoney } from '@commissary/schema';
import { lineTotal, totalsOf } from '../designer/index.ts';
import type { PicturedItem, SurfacePicture } from './picture.ts';

const tabs = [
  designersTexts.starters,
  designersTexts.pizza,
  designersTexts.pasta,
  designersTexts.desserts,
  designersTexts.drinks,
];
const tiles = [
  [designersTexts.margherita, '14.50', designersTexts.sampleItemDescription],
  ['Marinara', '12.00', ''],
  ['Diavola', '16.00', ''],
  ['Funghi', '15.50', ''],
  [designersTexts.quattroFormaggi, '17.00', ''],
  ['Bianca', '14.00', ''],
  ['Calzone', '15.00', ''],
  [designersTexts.garlicDip, '1.25', ''],
] as const;
const { sum, tax, total } = totalsOf(sampleOrder);

/** The picture where there is no menu to draw: the same for every company. */
export const samplePicture: SurfacePicture = {
  tabs: tabs.map((name, at) => ({ key: name, name, isOpen: at === 1 })),
  tiles: tiles.map(([name, price, about]) => ({
    ...{ key: name, name, about, price: formatMoney(price), isOut: false, image: '' },
  })),
  order: {
    orderType: sampleOrder.orderType,
    lines: sampleOrder.lines
      .filter(({ voided }) => voided !== true)
      .map(line => ({
        ...{ key: line.name, quantity: line.quantity, name: line.name, price: formatMoney(lineTotal(line)) },
        modifiers: line.modifiers.map(({ name }) => name),
      })),
    ...{ subtotal: formatMoney(sum), tax: formatMoney(tax), toPay: formatMoney(total) },
  },
};

export const sampleItem: PicturedItem = {
  name: designersTexts.margherita,
  price: '$14.50',
  sizes: [
    { name: designersTexts.small, price: '$11.00' },
    { name: designersTexts.medium, price: '$14.50' },
    { name: designersTexts.large, price: '$17.50' },
  ],
  questions: [
    { name: designersTexts.crust, choices: [designersTexts.thin, designersTexts.thick, designersTexts.glutenFree] },
    {
      name: designersTexts.toppings,
      choices: [designersTexts.burrata, designersTexts.olives, designersTexts.extraBasil],
    },
    { name: designersTexts.drink, choices: [designersTexts.lemonade, designersTexts.water, designersTexts.none] },
  ],
};

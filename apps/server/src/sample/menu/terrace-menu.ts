import { initialDocument, type Menu } from '@commissary/catalog';
import { departmentsOf } from './departments.ts';

const terraceText = `
Small plates / To share
Marinated olives 7.00
Burrata and tomato 15.00
Fried artichokes 12.50
Prosciutto and melon 15.00
Salads / Composed
Panzanella 13.00
Nicoise 18.00
Bar / Cocktails
Spritz 12.00
Paloma 13.00
Bar / Beer
House lager 6.50
Wheat beer 7.00
Bar / Without alcohol
Lemonade 4.50
Sparkling water 5.00
Desserts / Frozen
Lemon sorbet 6.50
Vanilla gelato 6.50
`;

/** The second menu of the sample company: short, for terraces in summer, and not assigned to a location yet. */
export const terraceMenu = (): Menu => {
  const empty = initialDocument('menu');
  return {
    ...empty,
    taxStructures: empty.taxStructures.map(tax => ({ ...tax, flatRate: '8.25' })),
    departments: departmentsOf(terraceText),
    messages: [],
  };
};

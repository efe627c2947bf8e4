import { initialDocument, type LocationSettings, type Menu, menuDepartment, menuItem } from '@commissary/catalog';
import { initial } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { type Configuration, nothing } from './configuration.ts';
import { testTicket } from './test-ticket.ts';
import { ticketPage } from './ticket-page.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const startMenu = initialDocument('menu');
const startSettings = initialDocument('settings');
const [tax] = startMenu.taxStructures;
const [scheme] = startMenu.pricingSchemes;
const priced = (price: string) => [
  { ...initial(menuItem).pricing[0], id: scheme?.id, itemBased: { price, sizePrices: [] }, toppingBased: {} },
];
const item = (id: string, name: string, price: string, change: object = {}) => ({
  ...initial(menuItem),
  id,
  info: { ...initial(menuItem).info, name },
  pricing: priced(price),
  ...change,
});

const menu = {
  ...startMenu,
  taxStructures: [{ ...tax, flatRate: '8.25' }],
  departments: [
    {
      ...initial(menuDepartment),
      id: 'food',
      info: { ...initial(menuDepartment).info, name: 'Food' },
      printing: { ...initial(menuDepartment).printing, kitchen: { printers: ['grill'], stations: [] } },
      items: [
        item('gone', 'Burrata', '9.00', { info: { ...initial(menuItem).info, name: 'Burrata', out: { until: null } } }),
        item('pizza', 'Margherita', '14.50'),
      ],
    },
    {
      ...initial(menuDepartment),
      id: 'drinks',
      info: { ...initial(menuDepartment).info, name: 'Drinks' },
      items: [item('cola', 'Cola', '3.00', { taxes: { selected: [tax?.id], includedInPrice: true } })],
    },
  ],
} as unknown as Menu;

const settings: LocationSettings = {
  ...startSettings,
  printers: {
    physical: [{ id: 'line', name: 'Line', type: 'RECEIPT', connection: 'NETWORK', address: '10.0.0.42' }],
    kitchen: [{ id: 'grill', name: 'Grill', type: 'KITCHEN', physicalPrinterId: 'line', backupPrinterId: '' }],
    label: [],
  },
};

const configuration = (documents: readonly (readonly ['menu' | 'settings', unknown])[]): Configuration => ({
  ...nothing,
  location: { id: 'elm', name: 'Elm St.', timeZone: 'America/Chicago' },
  running: documents.map(([kind, document]) => ({ kind, document, manifest: kind, sequence: 1, since: now })),
});

describe('a test ticket', () => {
  it('has the first item on sale of each department, with its price, the taxes and where it prints', () => {
    const ticket = testTicket(configuration([['menu', menu] as const, ['settings', settings] as const]), now);
    expect(ticket).toMatchObject({
      orderType: 'Dine In',
      receipt: null,
      lines: [
        { name: 'Margherita', price: '14.50', kitchen: ['Grill (Line, 10.0.0.42)'] },
        { name: 'Cola', price: '3.00', kitchen: [] },
      ],
      subtotal: '17.50',
      taxes: [{ name: 'Sales Tax', added: '1.20', included: '0.23' }],
      total: '18.70',
    });
    const printed = ticket === null ? '' : ticketPage(ticket);
    expect(printed).toMatch(/Margherita +\$14\.50/);
    expect(printed).toMatch(/Sales Tax +\$1\.20/);
    expect(printed).toMatch(/Total +\$18\.70/);
    expect(printed).toContain('Margherita: Grill (Line, 10.0.0.42)');
    expect(printed).toContain('Cola: no kitchen ticket');
  });

  it('[RULE.combo.09] has what fills the slots of a combo under its line, printed where each item prints', () => {
    const slot = {
      id: 's',
      name: 'Main',
      choices: [{ id: 'c', level: 'ITEM', departmentId: 'food', itemId: 'pizza' }],
    };
    const [food, drinks] = menu.departments;
    const combo = { ...drinks, items: [item('lunch', 'Lunch', '12.00', { slots: [slot] })] };
    const documents = [['menu', { ...menu, departments: [combo, food] }] as const, ['settings', settings] as const];
    const ticket = testTicket(configuration(documents), now);
    const kitchen = ['Grill (Line, 10.0.0.42)'];
    expect(ticket?.lines).toMatchObject([
      { name: 'Lunch', price: '12.00', kitchen: [], slots: [{ name: 'Margherita', kitchen }] },
      { name: 'Margherita', price: '14.50', kitchen, slots: [] },
    ]);
    const printed = ticket === null ? '' : ticketPage(ticket);
    expect(printed).toMatch(/Lunch +\$12\.00\n {2}Margherita\n/);
    expect(printed).toContain('Lunch: no kitchen ticket\n  Margherita: Grill (Line, 10.0.0.42)');
  });

  it('prices what was published before a field existed as with its initial value', () => {
    const old = menu.departments.map(one => ({ ...one, items: one.items.map(({ slots: _, ...rest }) => rest) }));
    const documents = [['menu', { ...menu, departments: old }] as const, ['settings', settings] as const];
    expect(testTicket(configuration(documents), now)?.total).toBe('18.70');
  });

  it('needs a menu and settings', () => {
    expect(testTicket(configuration([['menu', menu] as const]), now)).toBeNull();
  });
});

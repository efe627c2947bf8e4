/** A reproducible sequence of numbers from 0 up to, but not including, 1. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const below = (roll, limit) => Math.floor(roll() * limit);

/** The number of items of a menu with about that many bytes of JSON. */
export const sizes = { '50KB': 79, '500KB': 860, '5MB': 8900 };

const first = ['Roast', 'Sea', 'Winter', 'Charred', 'Sour', 'Green', 'Old town', 'Little', 'Sunday', 'Harvest'];
const second = ['plate', 'bowl', 'toast', 'stew', 'dumplings', 'flatbread', 'soufflé', 'noodles', 'pie', 'cordial'];

/** The same restaurant menu for the same number of items, on every machine. */
export function menu(items) {
  const roll = dice(items);
  const departments = [];
  const perDepartment = Math.max(12, Math.ceil(Math.sqrt(items) * 3));
  for (let made = 0; made < items; made += perDepartment) {
    departments.push(department(roll, departments.length, Math.min(perDepartment, items - made)));
  }
  return {
    name: 'All day',
    currency: 'EUR',
    priceLists: [1, 2].map(id => ({ id, name: `Prices ${id}`, active: true })),
    departments,
    additions: Array.from({ length: Math.ceil(items / 6) }, () => addition(roll)),
    screens: departments.map((each, order) => ({ id: key(roll), order, title: each.name, keys: buttons(roll, each) })),
    printers: [1, 2, 3, 4].map(id => ({ id, name: `Pass ${id}`, copies: 1 })),
  };
}

export function dish(roll, section) {
  const name = `${pick(roll, first)} ${pick(roll, second)}`;
  return {
    id: key(roll),
    section,
    texts: { name, short: name.slice(0, 12), long: roll() < 0.5 ? `${name}, as the kitchen likes it today` : '' },
    status: 'ACTIVE',
    image: roll() < 0.3 ? key(roll) : null,
    sold: ['HERE', 'AWAY'],
    portions: ['s', 'm', 'l'].map(id => ({ id, name: id.toUpperCase(), active: roll() < 0.8 })),
    taxes: { groups: [1, 3], included: roll() < 0.5 },
    kitchen: { station: below(roll, 5), seconds: 60 + below(roll, 900), printers: [1 + below(roll, 4)] },
    prices: [1, 2].map(id => ({ id, amount: money(roll), extra: [{ id: 'l', amount: money(roll) }] })),
  };
}

function department(roll, number, count) {
  const sections = Array.from({ length: 4 }, () => ({ id: key(roll), name: pick(roll, first), open: true }));
  return {
    id: key(roll),
    name: `Department ${number + 1}`,
    color: '#305060',
    sections,
    items: Array.from({ length: count }, () => dish(roll, pick(roll, sections).id)),
  };
}

const addition = roll => ({
  id: key(roll),
  name: pick(roll, second),
  limits: { least: 0, most: 3 },
  price: money(roll),
});

function buttons(roll, { items }) {
  const keys = {};
  for (let place = 0; place < Math.min(20, items.length); place++) {
    keys[place] = { item: pick(roll, items).id, color: '#aa3322', size: 'SMALL', label: pick(roll, second) };
  }
  return keys;
}

const pick = (roll, from) => from[below(roll, from.length)];
const money = roll => (2 + roll() * 28).toFixed(2);
const key = roll => Array.from({ length: 3 }, () => below(roll, 46_656).toString(36).padStart(3, '0')).join('');

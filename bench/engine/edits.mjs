import { below, dice, dish } from './menu.mjs';

/** Typical edits of a menu. Each gets a copy of the document and modifies it. */
export const edits = {
  'one field': doc => {
    const { items } = doc.departments[doc.departments.length >> 1];
    items[items.length >> 1].prices[0].amount = '99.90';
  },
  'fifty fields': doc => {
    const roll = dice(50);
    for (const [i, item] of someItems(doc, roll, 50).entries()) fields[i % fields.length](item, i);
  },
  'items in and out': doc => {
    const roll = dice(20);
    for (let i = 0; i < 20; i++) takeOut(doc, roll);
    for (let i = 0; i < 20; i++) putIn(doc, roll, { ...dish(roll, 'new'), id: `new-${i}` });
    for (let i = 0; i < 15; i++) {
      const { items } = doc.departments[below(roll, doc.departments.length)];
      const [item] = items.splice(below(roll, items.length), 1);
      items.splice(below(roll, items.length + 1), 0, item);
    }
  },
  'department first': doc => {
    doc.departments.unshift(doc.departments.pop());
  },
};

/** The overrides of a group and then of a location on the company's menu. */
export const layers = {
  group: doc => {
    for (const [i, item] of someItems(doc, dice(7), 30).entries()) item.prices[1].amount = `7.${10 + i}`;
  },
  location: doc => {
    for (const [i, item] of someItems(doc, dice(8), 20).entries()) item.kitchen.seconds = 2000 + i;
  },
};

const fields = [
  (item, i) => {
    item.texts.name = `Renamed ${i}`;
  },
  (item, i) => {
    item.prices[0].amount = `${40 + i}.00`;
  },
  item => {
    item.status = 'PAUSED';
  },
  (item, i) => {
    item.portions[1].name = `M${i}`;
  },
];

function someItems(doc, roll, count) {
  const all = doc.departments.flatMap(each => each.items);
  const chosen = new Set();
  while (chosen.size < Math.min(count, all.length)) chosen.add(all[below(roll, all.length)]);
  return [...chosen];
}

function takeOut(doc, roll) {
  const filled = doc.departments.filter(each => each.items.length > 0);
  const { items } = filled[below(roll, filled.length)];
  items.splice(below(roll, items.length), 1);
}

function putIn(doc, roll, item) {
  const { items } = doc.departments[below(roll, doc.departments.length)];
  items.splice(below(roll, items.length + 1), 0, item);
}

import { documents, initialDocument } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { freezeDocuments } from '@commissary/schema';
import { expect, it, onTestFinished } from 'vitest';
import { setValue, setValues } from '../actions/index.ts';
import { everyPermission } from '../edit-session/form-world.arbitrary.ts';
import { createFormStore } from './form-store.ts';

/** Counts the objects and arrays of a document that are read. */
class Reads {
  readonly entered = new Set<object>();
  private readonly watched = new Map<object, object>();

  watch<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.watched.get(value);
    if (known !== undefined) return known as T;
    // The parts are watched from the start: once a document is frozen, a proxy has to return what its target has.
    const watched = Object.entries(value).map(([key, part]) => [key, this.watch(part)]);
    const target: T & object = Object.assign(Array.isArray(value) ? [] : {}, Object.fromEntries(watched));
    const proxy = new Proxy(target, {
      get: (_, key) => {
        this.entered.add(value);
        return Reflect.get(target, key) as unknown;
      },
    });
    this.watched.set(value, proxy);
    return proxy;
  }

  during(work: () => void): number {
    this.entered.clear();
    work();
    return this.entered.size;
  }
}

const department = '/departments/[d]';
const categories = 50;
const fields = ['name', 'displayName', 'imageId', 'status', 'pluNum'];
const rowsInForm = Array.from({ length: categories }, (_, at) =>
  fields.map(field => `${department}/categories/[c${at}]/info/${field}`),
).flat();

const info = (name: string) => ({ name, displayName: '', imageId: '', status: 'ACTIVE' as const });
const menuOf = (items: number) => ({
  ...initialDocument('menu'),
  departments: [
    {
      id: 'd',
      info: info('All'),
      taxes: { selected: [1], includedInPrice: false },
      styles: [],
      categories: Array.from({ length: categories }, (_, at) => ({
        id: `c${at}`,
        info: { ...info(`Category ${at}`), pluNum: '' },
      })),
      items: Array.from({ length: items }, (_, at) => ({
        id: `i${at}`,
        info: { ...info(`Item ${at}`), description: '', pluNum: String(at + 1) },
        pricing: [],
      })),
    },
  ],
});

/** A form with its rows, and as many changes as it has items. */
const formOf = (level: Level, items: number) => {
  const reads = new Reads();
  const paths = Array.from({ length: items }, (_, at) => `${department}/items/[i${at}]/info/status`).sort();
  const store = createFormStore({
    definition: documents.menu.field,
    level,
    base: reads.watch(menuOf(items)),
    group: null,
    own: level === 'company' ? [] : paths.map(path => ({ op: 'set', path, value: 'INACTIVE' })),
    versions: { baseId: 'm', base: 1, overrideId: 'o', override: 1, groupId: null, group: null },
    permissions: everyPermission,
  });
  const asked = new Set<string>();
  for (const path of rowsInForm) {
    store.state(path);
    store.subscribe(path, () => {
      asked.add(path);
      store.state(path);
    });
  }
  setValues(store, paths, level === 'company' ? 'INACTIVE' : 'ACTIVE');
  const key = (path: string, value: string) => {
    asked.clear();
    return { reads: reads.during(() => setValue(store, path, value, true)), rows: asked.size };
  };
  return { store, key };
};

const costOf = (level: Level, items: number) => {
  const { store, key } = formOf(level, items);
  const inForm = `${department}/categories/[c20]/info/displayName`;
  const [first, next] = [key(inForm, 'a'), key(inForm, 'ab')];
  key(`${department}/items/[i7]/info/pluNum`, '99000');
  const unique = key(`${department}/items/[i8]/info/pluNum`, '99001');
  expect(store.surroundings().issues.size).toBe(0);
  return { first, next, unique };
};

it.each(['company', 'location'] as const)(
  'a key at the %s reads what depends on it, however many items and changes the document has',
  level => {
    // What is frozen cannot be read through a proxy.
    freezeDocuments(false);
    onTestFinished(() => freezeDocuments(true));
    const few = costOf(level, 100);
    const many = costOf(level, 1000);
    for (const which of ['first', 'next', 'unique'] as const) {
      expect(many[which].reads).toBeLessThanOrEqual(few[which].reads + 5);
      expect(many[which].reads).toBeLessThanOrEqual(60);
    }
    expect(many.first.rows).toBe(1);
    expect(many.next.rows).toBe(1);
    expect(many.unique.rows).toBe(0);
  },
);

import { acceptInput, complete, validateValue } from '@commissary/schema';
import { documents, type Menu } from '../../documents/index.ts';
import type { ImportSteps, ImportTable, MenuImportPlan, MenuImportSetup } from '../menu-import.ts';
import { planMenuImport } from '../plan-menu-import.ts';

/** A menu of parts, completed as a stored one is. */
export const menuWith = (parts: object): Menu =>
  // What the definition completes and accepts is a menu.
  acceptInput(documents.menu.field, complete(documents.menu.field, parts)) as Menu;

export const tableOf = (headers: readonly string[], ...rows: readonly string[][]): ImportTable => ({
  headers,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

export const usualSetup: MenuImportSetup = {
  columns: [],
  decimal: '.',
  defaults: { department: 'Food' },
  scope: 'menu',
  removesMissing: false,
  answers: {},
  plainSize: null,
};

/** Ids in their order: `n1`, `n2`. */
export const countedIds = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
};

/** What a long work returns, without a break. */
export const atOnce = <T>(steps: ImportSteps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** The plan of rows whose columns are named by what they say. */
export const planOf = (
  menu: Menu,
  columns: MenuImportSetup['columns'],
  rows: readonly string[][],
  setup: Partial<MenuImportSetup> = {},
): MenuImportPlan =>
  atOnce(
    planMenuImport(
      menu,
      tableOf(
        columns.map(column => column ?? ''),
        ...rows,
      ),
      { ...usualSetup, columns, ...setup },
      countedIds(),
    ),
  );

/** What makes a menu invalid. */
export const issuesOf = (menu: Menu): string[] =>
  validateValue(documents.menu.field, menu).map(({ path, code }) => `${path} ${code}`);

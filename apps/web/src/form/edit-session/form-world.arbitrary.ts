import { documents, initialDocument } from '@commissary/catalog';
import type { Change, Edit } from '@commissary/document';
import type { Level } from '@commissary/domain';
import fc from 'fast-check';
import type { LoadedSnapshot } from '../../snapshot/index.ts';

/** All permissions that the documents ask for. */
export const everyPermission: ReadonlySet<string> = new Set([
  'accessConfigurationOptions',
  'manageMenus',
  'overrideMenus',
  'overridePriceAndTax',
  'payroll',
]);

/** A record as a load returns it, with the differences of a test. */
export const openedAt = (level: Level, differently: Partial<LoadedSnapshot> = {}): LoadedSnapshot => ({
  definition: documents.settings.field,
  level,
  base: initialDocument('settings'),
  group: null,
  own: [],
  versions: { baseId: 'settings', base: 1, overrideId: 'own', override: 1, groupId: null, group: null },
  permissions: everyPermission,
  ...differently,
});

export const paths = {
  tips: '/tableSettings/serverKeepsTips',
  section: '/tableSettings/requireEnterSection',
  bank: '/tableSettings/issueServerBankOfAmount',
  ordering: '/tableSettings/tableAlertTimesInMins/afterOrdering',
  settling: '/tableSettings/tableAlertTimesInMins/afterSettling',
  tabs: '/barSettings/barTabs',
} as const;

export const setMember = (path: string, value: unknown): Edit & Change => ({ op: 'set', path, value });

/** A department of the employment document, for lists. */
export const employmentAt = (level: Level, differently: Partial<LoadedSnapshot> = {}): LoadedSnapshot =>
  openedAt(level, {
    definition: documents.employment.field,
    base: initialDocument('employment'),
    ...differently,
  });

export const department = (id: string, name: string) => ({
  id,
  name,
  created: 0,
  updated: 0,
  isDefault: false,
});

/** Edits of settings and of a keyed list, as a user makes them in a form. */
export const settingsEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    path: fc.constantFrom(paths.tips, paths.section, paths.tabs),
    value: fc.boolean(),
  }),
  fc.record({
    op: fc.constant('set' as const),
    path: fc.constantFrom(paths.ordering, paths.settling),
    value: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ op: fc.constant('reset' as const), path: fc.constantFrom('/tableSettings', ...Object.values(paths)) }),
);

const builtIn = ['1', '2', '3', '4'] as const;
const added = ['a', 'b', 'c'] as const;
const at = (id: string): string => `/departments/[${id}]`;

export const departmentEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    path: fc.constantFrom(...builtIn, ...added).map(id => `${at(id)}/name`),
    value: fc.constantFrom('Kitchen', 'Floor', ''),
  }),
  fc
    .record({
      op: fc.constant('add' as const),
      path: fc.constantFrom(...added).map(at),
      after: fc.constantFrom(null, ...builtIn),
    })
    .map(add => ({ ...add, value: department(add.path.slice(-2, -1), 'Bakery') })),
  fc.record({ op: fc.constant('remove' as const), path: fc.constantFrom(...builtIn, ...added).map(at) }),
  fc
    .record({
      op: fc.constant('move' as const),
      path: fc.constantFrom(...builtIn).map(at),
      after: fc.constantFrom(null, ...builtIn),
    })
    .filter(move => move.path !== at(move.after ?? '')),
  fc.record({ op: fc.constant('reset' as const), path: fc.constantFrom('/departments', ...builtIn.map(at)) }),
);

import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const web = 'apps/web/src/';
const journeys = 'tests/e2e/';

/** The test that opens a dialog and checks it: its contrast in light and in dark, too. */
const checkedIn: Readonly<Record<string, string>> = {
  'form/conflicts/conflict-dialog.tsx': `${journeys}settings-conflict.spec.ts`,
  'form/move/move-dialog.tsx': `${web}form/move/move.browser.test.tsx`,
  'form/out-of-stock/out-of-stock-dialog.tsx': `${web}form/out-of-stock/out-of-stock.browser.test.tsx`,
  'form/prices/change-prices-dialog.tsx': `${web}form/prices/prices.browser.test.tsx`,
  'form/restore/earlier-save-dialog.tsx': `${journeys}history.spec.ts`,
  'form/restore/file-changes.tsx': `${web}views/employee-import/employee-import.browser.test.tsx`,
  'form/save/publish-after-save.tsx': `${journeys}journey.spec.ts`,
  'form/selection/remove-selected.tsx': `${web}form/selection/selection.browser.test.tsx`,
  'form/selection/set-selected.tsx': `${web}form/selection/selection.browser.test.tsx`,
  'form/timed/timed-dialog.tsx': `${web}form/timed/timed.browser.test.tsx`,
  'form/typed/type-rows-dialog.tsx': `${web}form/typed/type-rows.browser.test.tsx`,
  'level-actions/promote-dialog.tsx': `${web}levels/levels.browser.test.tsx`,
  'level-actions/reset-below-dialog.tsx': `${web}levels/levels.browser.test.tsx`,
  'level-actions/undo-save-dialog.tsx': `${web}views/history/history.browser.test.tsx`,
  'shell/app-shell.tsx': `${web}shell/top-bar.browser.test.tsx`,
  'shell/confirm-host.tsx': `${web}form/save-rules.browser.test.tsx`,
  'shell/palette/palette.tsx': `${journeys}accessible.spec.ts`,
  'shell/timed-out-modal.tsx': `${web}form/failures.browser.test.tsx`,
  'views/menus-admin/convert-dialog.tsx': `${web}views/menus-admin/own-menus.browser.test.tsx`,
  'views/compare/copy-dialog.tsx': `${web}views/compare/compare.browser.test.tsx`,
  'views/employees/act-as-dialog.tsx': `${journeys}acting.spec.ts`,
  'views/employees/list/bulk-action-dialog.tsx': `${web}views/employees/employees.browser.test.tsx`,
  'views/employees/person/colleague-dialog.tsx': `${web}views/employees/person/person.browser.test.tsx`,
  'views/first-publish/first-publish.tsx': `${journeys}setup.spec.ts`,
  'views/groups/remove-group.tsx': `${journeys}groups.spec.ts`,
  'views/hours/now/temporary-hours-dialog.tsx': `${journeys}hours-now.spec.ts`,
  'views/hours/several/apply-to-locations.tsx': `${journeys}hours-bulk-edit.spec.ts`,
  'views/hours/several/bulk-hours-dialog.tsx': `${journeys}hours-bulk-edit.spec.ts`,
  'views/hours/several/week-dialog.tsx': `${journeys}hours-bulk-edit.spec.ts`,
  'views/images/crop-dialog.tsx': `${web}views/images/images.browser.test.tsx`,
  'views/images/image-dialog.tsx': `${web}views/images/images.browser.test.tsx`,
  'views/location/connect-terminal.tsx': `${journeys}accessible.spec.ts`,
  'views/location/license-token.tsx': `${journeys}locations.spec.ts`,
  'views/location/move-dialog.tsx': `${web}views/location/location.browser.test.tsx`,
  'views/locations/several/group-dialog.tsx': `${journeys}locations.spec.ts`,
  'views/locations/several/menu-dialog.tsx': `${journeys}locations.spec.ts`,
  'views/locations/several/tags-dialog.tsx': `${journeys}locations.spec.ts`,
  ...Object.fromEntries(
    ['add', 'assign', 'rename', 'template', 'versions'].map(name => [
      `views/menus-admin/${name}-dialog.tsx`,
      `${web}views/menus-admin/menus-admin.browser.test.tsx`,
    ]),
  ),
  'views/publish/board/freeze-dialog.tsx': `${web}views/publish/board/board.browser.test.tsx`,
  'views/publish/revert-dialog.tsx': `${web}views/publish/revert.browser.test.tsx`,
  'views/reports/saved/save-view-dialog.tsx': `${web}views/reports/saved/saved-views.browser.test.tsx`,
  'views/reports/shifts/shifts-dialog.tsx': `${web}views/reports/shifts/report-shifts.browser.test.tsx`,
  'views/rights/grant-permission-dialog.tsx': `${web}views/rights/rights.browser.test.tsx`,
  'views/roles/delete-role.tsx': `${journeys}default-roles.spec.ts`,
  'views/roles/name-role.tsx': `${web}views/roles/roles.browser.test.tsx`,
  'views/sheet/cell-picker.tsx': `${journeys}sheet.spec.ts`,
  'views/sheet/file/import-dialog.tsx': `${web}views/sheet/sheet.browser.test.tsx`,
};

/** What dialogs are made of; none of these is a dialog by itself. */
const parts = [
  'Dialog',
  'SheetDialog',
  'ConfirmDialog',
  'MultiLevelActionDialog',
  'PreviewedAction',
  'BulkEditDialog',
  'ChangesDialog',
];
const made = new RegExp(`<(?:${parts.join('|')})(?=[\\s>])`);
const definition = new RegExp(`export function (?:${parts.join('|')})[(<]`);

it('every dialog is opened by a test that checks its contrast in light and in dark', () => {
  const dialogs = files.filter(
    ({ path, text }) =>
      path.startsWith(web) &&
      path.endsWith('.tsx') &&
      !/\.test\.|\/testing\//.test(path) &&
      made.test(text) &&
      !definition.test(text) &&
      // Which of the dialogs of several locations is open.
      !path.endsWith('several-dialog.tsx'),
  );
  expect(dialogs.map(({ path }) => path.slice(web.length)).sort()).toEqual(Object.keys(checkedIn).sort());
});

it.each([...new Set(Object.values(checkedIn))])('%s checks the dialogs that it opens', path => {
  const text = files.find(file => file.path === path)?.text ?? '';
  expect(text).toMatch(/\b(?:expectAccessible|expectReadable|expectReadableDialog|inspectPage|looks?)\(/);
});

import { documents } from '@commissary/catalog';
import { type Field, fieldAt, isShownTo } from '@commissary/schema';
import { expect, it } from 'vitest';

const at = (path: string): Field => {
  const field = fieldAt(documents.settings.field, path);
  if (field === undefined) throw new Error(`no ${path}`);
  return field;
};

it('[RULE.printing.02] [PERM.internalHides.backup_printer_field] [ROUTE.locationSettings.printers.b3] the internal-company flag hides the backup printer', () => {
  const backup = at('/printers/kitchen/[k]/backupPrinterId');
  expect([isShownTo([])(backup), isShownTo(['internalCompany'])(backup)]).toEqual([true, false]);
});

it('internal fields, and fields with a screen of their own, have no row', () => {
  const shown = isShownTo([]);
  for (const path of ['/orderTypes/types/[1]/id', '/orderTypes/nextTypeId', '/cashManagement/cashDrawers'])
    expect([path, shown(at(path))]).toEqual([path, false]);
  expect(shown(at('/cashManagement/startingBalance'))).toBe(true);
});

import { expect, it } from 'vitest';
import { complete, initial } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { pathLabelsAt } from '../formatting/path-labels.ts';
import { group, type Shape } from '../kinds/group.ts';
import { money } from '../kinds/money.ts';
import { toggle } from '../kinds/toggle.ts';
import { permissionsOf } from '../permissions/permissions.ts';
import { redact, restoreUnreadable } from '../permissions/redact.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { jsonSchema } from './json-schema.ts';
import { blocksOf } from './layout.ts';
import { fieldAt, walk } from './walk.ts';

const before: Shape = { barTabs: toggle({ label: 'Bar tabs' }) };
const added = money({ label: 'Tab limit', initial: '100.00', max: '500.00', permission: 'payroll', read: 'payroll' });
const bar = group({ label: 'Bar' }, { ...before, tabLimit: added });

it('one new field in one place brings its default, check, schema, label, text, form, permission and redaction', () => {
  const old = { barTabs: true };
  const value = complete(bar, old);
  expect(value).toEqual({ barTabs: true, tabLimit: '100.00' });
  expect(initial(bar)).toEqual({ barTabs: false, tabLimit: '100.00' });
  expect(validateValue(bar, { ...old, tabLimit: '500.01' })).toEqual([
    { path: '/tabLimit', code: 'too-large', params: { max: '500.00' } },
  ]);
  expect(jsonSchema(bar)).toMatchObject({ properties: { tabLimit: { title: 'Tab limit', type: 'string' } } });
  expect(pathLabelsAt(valueTexts, bar, value, '/tabLimit')).toEqual(['Tab limit']);
  expect(describeDocument(valueTexts, added, '100.00')).toBe('$100.00');
  expect(blocksOf(bar).flatMap(block => block.fields)).toContain('tabLimit');
  expect(permissionsOf(bar, { op: 'set', path: '/tabLimit', value: '1.00' }, 'base')).toEqual(['payroll']);
  expect(redact(bar, value, () => false)).toEqual(old);
  expect(restoreUnreadable(bar, value, { barTabs: false }, () => false)).toEqual({
    barTabs: false,
    tabLimit: '100.00',
  });
  expect(fieldAt(bar, '/tabLimit')).toBe(added);
  const seen: string[] = [];
  walk(bar, field => seen.push(field.label));
  expect(seen).toEqual(['Bar', 'Bar tabs', 'Tab limit']);
});

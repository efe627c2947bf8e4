import { describe, expect, it } from 'vitest';
import { nullable, optional } from '../field/field.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { group, stillCounts } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { timestamp } from '../kinds/time/timestamp.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { overrideOnlyValues } from './override-only.ts';

const out = group(
  { label: 'Out', overrideOnly: true, endsAt: 'until' },
  { until: nullable(timestamp({ label: 'Until' })) },
);
const definition = group(
  { label: 'Document' },
  {
    items: list(
      { label: 'Items' },
      group({ label: 'Item' }, { id: idField(), name: text({ label: 'Name' }), out: optional(out) }),
    ),
  },
);
const codes = (op: string, path: string, value?: unknown) =>
  overrideOnlyValues(definition, [{ op, path, value }]).map(issue => `${issue.path} ${issue.code}`);

describe('a value that only groups and locations have', () => {
  it('is found where the company is given one: at its path, inside it, and in what is added', () => {
    expect(codes('set', '/items/[a]/out', { until: null })).toEqual(['/items/[a]/out override-only']);
    expect(codes('set', '/items/[a]/out/until', 5)).toEqual(['/items/[a]/out/until override-only']);
    expect(codes('add', '/items/[a]', { id: 'a', name: '', out: { until: 5 } })).toEqual([
      '/items/[a]/out override-only',
    ]);
  });

  it('is not in what says nothing of it, or takes it away', () => {
    expect(codes('add', '/items/[a]', { id: 'a', name: '' })).toEqual([]);
    expect(codes('set', '/items/[a]/name', 'A')).toEqual([]);
    expect(codes('unset', '/items/[a]/out')).toEqual([]);
  });
});

it('a group that ends counts until its instant, or until it is removed', () => {
  expect([undefined, { until: null }, { until: 10 }].map(value => stillCounts(out, value, 9))).toEqual([
    false,
    true,
    true,
  ]);
  expect(stillCounts(out, { until: 10 }, 10)).toBe(false);
  expect(describeDocument(valueTexts, out, { until: null })).toBe('Until removed');
  expect(describeDocument(valueTexts, out, { until: 0 })).toBe('Until 1970-01-01T00:00:00.000Z');
});

import { documents } from '@commissary/catalog';
import { fieldAt, isSet } from '@commissary/schema';
import { expect, it } from 'vitest';
import { shownMembers } from './shown-members.ts';

const groups = fieldAt(documents.menu.field, '/offers/[o]/validity/customerGroups');

const shown = (value: readonly unknown[]) => {
  if (groups === undefined || !isSet(groups)) throw new Error('no set');
  const written: unknown[] = [];
  const props = shownMembers({
    ...{ id: 'x', field: groups, path: '/x', label: 'Groups', describedBy: '', invalid: false, value },
    onChange: next => written.push(next),
    onDone: () => undefined,
  });
  const after = (next: readonly unknown[]): unknown => {
    props.onChange(next);
    return written.at(-1);
  };
  return { value: props.value, after };
};

it('what stands for nothing is shown by itself only, stays beside others, and goes with the last of them', () => {
  expect(shown(['vip']).value).toEqual(['vip']);
  expect(shown(['NONE']).value).toEqual(['NONE']);
  const both = shown(['NONE', 'vip']);
  expect(both.value).toEqual(['vip']);
  expect(both.after(['staff'])).toEqual(['NONE', 'staff']);
  expect(both.after([])).toEqual([]);
  expect(shown(['NONE']).after([])).toEqual([]);
});

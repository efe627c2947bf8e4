import { initialDocument } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { referencesToAny } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf, pendingChangesOf } from '../../snapshot/index.ts';
import { removeMember } from '../actions/index.ts';
import { employmentAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf, undo } from '../edit-session/index.ts';
import { createFormStore } from '../state/index.ts';
import { replacementPlanOf } from './replacement-rows.ts';

const document = initialDocument('employment');
const [first, second] = document.departments;
const [job] = document.jobTypes;
if (first === undefined || second === undefined || job === undefined) throw new Error('a new company has departments');
const base = { ...document, jobTypes: document.jobTypes.map(type => ({ ...type, departmentId: first.id })) };
const removed = `/departments/[${first.id}]`;

describe.each(['company', 'location'] as const)('replacing a row that is removed by another one, at a %s', level => {
  const start = () => {
    const store = createFormStore(employmentAt(level, { base }));
    const now = () => effectiveOf(store.session().opened, contentOf(store.session()));
    const naming = (id: string | number) =>
      referencesToAny(store.session().opened.definition, now(), { to: '/departments', ids: new Set([String(id)]) })
        .length;
    return { store, now, naming };
  };

  it('offers the other rows of the list, and counts the references to this one', () => {
    const { paths, heirs } = replacementPlanOf(start().store.session(), removed);
    expect(paths).toHaveLength(base.jobTypes.length);
    expect(heirs).toEqual(document.departments.slice(1).map(({ id, name }) => ({ id, name })));
  });

  it('changes every reference to the other row and removes the row, in one step of undo', () => {
    const { store, now, naming } = start();
    const before = contentOf(store.session());
    removeMember(store, removed, second.id);
    expect([naming(first.id), naming(second.id)]).toEqual([0, base.jobTypes.length]);
    expect(getAt(now(), removed)).toBeUndefined();
    const { opened } = store.session();
    expect(
      pendingChangesOf(opened, contentOf(store.session()))
        .map(({ path, act }) => `${act} ${path}`)
        .sort(),
    ).toEqual([`removed ${removed}`, ...base.jobTypes.map(({ id }) => `set /jobTypes/[${id}]/departmentId`)].sort());
    expect(contentOf(undo(store.session()))).toBe(before);
  });

  it('offers no row to a user who may not edit one of the references', () => {
    const { session } = createFormStore(employmentAt(level, { base, permissions: new Set(['payroll']) }));
    expect(replacementPlanOf(session(), removed).heirs).toEqual([]);
  });
});

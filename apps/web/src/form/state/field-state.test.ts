import { digest } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { department, employmentAt, openedAt, paths, setMember } from '../edit-session/form-world.arbitrary.ts';
import { change, keepMine, openEditSession } from '../edit-session/index.ts';
import { type Environment, fieldState } from './field-state.ts';

const nothing: Environment = { live: null, issues: new Map() };
const group = [setMember(paths.tips, true), setMember(paths.ordering, 75)];

describe('the source of the value at a path', () => {
  it.each([
    { name: 'the company', path: paths.settling, source: 'company', overridden: false, parent: 'company', above: 15 },
    { name: 'the group', path: paths.ordering, source: 'group', overridden: false, parent: 'group', above: 75 },
    { name: 'the location', path: paths.tips, source: 'location', overridden: true, parent: 'group', above: true },
  ])('$name', ({ path, source, overridden, parent, above }) => {
    const session = openEditSession(openedAt('location', { group, own: [setMember(paths.tips, false)] }));
    expect(fieldState(session, nothing, path)).toMatchObject({
      source,
      overridden,
      parentSource: parent,
      parentValue: above,
    });
  });

  it('is the group, on its own page', () => {
    const session = openEditSession(openedAt('group', { own: group }));
    expect(fieldState(session, nothing, paths.ordering)).toMatchObject({
      value: 75,
      source: 'group',
      overridden: true,
      parentValue: 90,
      parentSource: 'company',
    });
  });

  it('is the company, which has no level above', () => {
    const session = change(openEditSession(openedAt('company')), [setMember(paths.ordering, 5)]);
    expect(fieldState(session, nothing, paths.ordering)).toMatchObject({
      value: 5,
      source: 'company',
      overridden: false,
      unsaved: true,
    });
  });

  it('resets a field of a member that exists only here together with the member', () => {
    const session = change(openEditSession(employmentAt('location')), [
      { op: 'add', path: '/departments/[x]', after: null, value: department('x', 'Bakery') },
    ]);
    expect(fieldState(session, nothing, '/departments/[x]/name')).toMatchObject({
      overridden: true,
      inside: '/departments/[x]',
    });
  });
});

describe('three states that are kept apart', () => {
  const session = change(openEditSession(openedAt('location', { own: [setMember(paths.tips, true)] })), [
    setMember(paths.ordering, 5),
  ]);
  const live = {
    value: { tableSettings: { serverKeepsTips: false, tableAlertTimesInMins: { afterOrdering: 90 } } },
    since: 7,
  };

  it('set here, saved and not live', () => {
    expect(fieldState(session, { ...nothing, live }, paths.tips)).toMatchObject({
      overridden: true,
      unsaved: false,
      unpublished: { live: false },
    });
  });

  it('set here and not saved: the saved value is live', () => {
    expect(fieldState(session, { ...nothing, live }, paths.ordering)).toMatchObject({
      overridden: true,
      unsaved: true,
      unpublished: undefined,
    });
  });
});

describe('drift: the level above changed', () => {
  const own = [{ ...setMember(paths.ordering, 60), was: 80 }];

  it('is reported with the earlier value', () => {
    const state = fieldState(openEditSession(openedAt('location', { own })), nothing, paths.ordering);
    expect(state).toMatchObject({ value: 60, drift: { was: 80 }, parentValue: 90 });
  });

  it('is not reported once the own value is kept, or typed again', () => {
    const session = openEditSession(openedAt('location', { own }));
    expect(fieldState(keepMine(session, paths.ordering), nothing, paths.ordering).drift).toBeUndefined();
    expect(fieldState(change(session, [setMember(paths.ordering, 61)]), nothing, paths.ordering).drift).toBeUndefined();
  });

  it('is reported by its digest where the entry set a whole subtree', () => {
    const alerts = '/tableSettings/tableAlertTimesInMins';
    const whole = {
      ...setMember(alerts, { seatedNoOrder: 1, afterOrdering: 2, afterSettling: 3 }),
      was: digest({ other: 1 }),
    };
    const state = fieldState(openEditSession(openedAt('location', { own: [whole] })), nothing, alerts);
    expect(state.drift).toEqual({ was: digest({ other: 1 }) });
  });
});

describe('a locked field', () => {
  it('names the missing permission with its label in the roles matrix', () => {
    const session = openEditSession(openedAt('location', { permissions: new Set() }));
    expect(fieldState(session, nothing, paths.tips).locked).toEqual({ why: 'right', needs: 'Access configuration' });
  });

  it('is not locked with the permission', () => {
    expect(fieldState(openEditSession(openedAt('location')), nothing, paths.tips).locked).toBeUndefined();
  });

  it('is locked where only the product writes', () => {
    const state = fieldState(openEditSession(employmentAt('company')), nothing, '/departments/[1]/updated');
    expect(state.locked).toEqual({ why: 'kept' });
  });
});

import { describe, expect, it } from 'vitest';
import { publishOperations } from './publish-operations.ts';

describe('publish operations', () => {
  const facts = { kind: 'menu', permitted: true, unpublished: true, state: null } as const;
  const disabled = (more: Partial<Parameters<typeof publishOperations>[0]>) => {
    const all = publishOperations({ ...facts, ...more });
    return [all.publish.disabled, all.schedule.disabled, all.unschedule.disabled, all.revert.disabled];
  };

  it('a changed location can be published, scheduled and reverted', () => {
    expect(disabled({})).toEqual([false, false, 'not-scheduled', false]);
  });
  it('a user without the permission can do nothing', () => {
    expect(disabled({ permitted: false })).toEqual(Array(4).fill('no-permission'));
  });
  it('a running location allows no operation', () => {
    expect(disabled({ state: 'running' })).toEqual(Array(4).fill('running'));
  });
  it('a scheduled location can be unscheduled or published instead', () => {
    expect(disabled({ state: 'scheduled' })).toEqual([false, false, false, false]);
  });
  it('a waiting location can only be unscheduled', () => {
    expect(disabled({ state: 'waiting' })).toEqual(['pending', 'pending', false, 'pending']);
  });
  it('an unchanged location has nothing to publish', () => {
    expect(disabled({ unpublished: false }).slice(0, 2)).toEqual(['nothing-to-publish', 'nothing-to-publish']);
  });
  it('[RULE.publish.20] employment is never reverted', () => {
    expect(disabled({ kind: 'employment' })).toEqual([false, false, 'not-scheduled', 'not-for-employment']);
  });
});

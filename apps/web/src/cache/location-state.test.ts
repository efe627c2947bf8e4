import { documentKinds, isUnpublished, syncInfos } from '@commissary/catalog';
import type { TenantSyncStatus, WorkflowRecord } from '@commissary/contract';
import { type PublishKind, recordOf } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { locationStates } from './location-state.ts';

const now = 1_000_000;
const pin = { version: 3, id: 'v3' };
const even = {
  assigned: pin,
  published: pin,
  overrideAssigned: null,
  overridePublished: null,
  groupOverrideAssigned: null,
  groupOverridePublished: null,
};
const behind = { ...even, published: { version: 2, id: 'v2' } };

const status = (locationId: string, part: Partial<TenantSyncStatus> = {}): TenantSyncStatus => ({
  locationId,
  ...syncInfos(() => even),
  publishedAt: recordOf(documentKinds, () => 1),
  ...part,
});

const workflow = (part: Partial<WorkflowRecord>): WorkflowRecord => ({
  wfExec: { workflowId: 'w', runId: 'r' },
  blobType: 'menu',
  action: 'PUBLISH',
  batch: 0,
  batches: 1,
  requestedBy: 'Ana Moreno',
  requestedAt: 1,
  locationToStatuses: { elm: 'WAITING' },
  reasons: {},
  syncDate: 0,
  dueAt: now,
  syncStarted: null,
  syncCompleted: null,
  endTime: null,
  ...part,
});

const stateOfElm = (own: Partial<TenantSyncStatus>, workflows: readonly WorkflowRecord[] = []) =>
  statesOf(['menu', 'employment'], own, workflows).get('elm');

const statesOf = (
  kinds: readonly PublishKind[],
  own: Partial<TenantSyncStatus>,
  workflows: readonly WorkflowRecord[] = [],
) => {
  const isBehind = kinds.some(kind => isUnpublished(status('elm', own), kind));
  return locationStates({ locationIds: ['elm'], unpublished: new Set(isBehind ? ['elm'] : []), workflows, now });
};

describe('the publish state of a location', () => {
  it('is live when everything saved is published', () => expect(stateOfElm({})).toEqual({ kind: 'live' }));

  it('waits for a publish when any of its documents is not live', () => {
    for (const info of ['menuInfo', 'locSettingsInfo', 'employmentInfo'] as const)
      expect(stateOfElm({ [info]: behind })).toEqual({ kind: 'unpublished' });
  });

  it('reads only the requested kinds', () => {
    const own = { employmentInfo: behind };
    expect(statesOf(['menu'], own).get('elm')).toEqual({ kind: 'live' });
    expect(statesOf(['employment'], own).get('elm')).toEqual({ kind: 'unpublished' });
  });

  it('is scheduled while its publish is ahead', () => {
    const scheduled = workflow({ syncDate: now + 60, dueAt: now + 90 });
    expect(stateOfElm({ menuInfo: behind }, [scheduled])).toEqual({ kind: 'scheduled', dueAt: now + 90 });
  });

  it('is running while its batch runs, and done before the others of the batch are', () => {
    const running = (own: 'RUNNING' | 'SUCCESS') =>
      workflow({ syncStarted: now - 1, locationToStatuses: { elm: own, oak: 'RUNNING' } });
    expect(stateOfElm({ menuInfo: behind }, [running('RUNNING')])).toEqual({ kind: 'running', done: false });
    expect(stateOfElm({}, [running('SUCCESS')])).toEqual({ kind: 'running', done: true });
  });

  it('waits while a later batch is not due', () => {
    expect(stateOfElm({ menuInfo: behind }, [workflow({ dueAt: now + 30 })])).toEqual({
      kind: 'waiting',
      dueAt: now + 30,
    });
  });

  it('has failed until something newer is live', () => {
    const failed = workflow({
      endTime: now - 5,
      syncCompleted: now - 5,
      locationToStatuses: { elm: 'FAILED' },
      reasons: { elm: 'No menu' },
    });
    expect(stateOfElm({ menuInfo: behind }, [failed])).toEqual({ kind: 'failed', reason: 'No menu' });
    expect(stateOfElm({}, [failed])).toEqual({ kind: 'live' });
    const again = workflow({ endTime: now - 1, syncCompleted: now - 1, locationToStatuses: { elm: 'SUCCESS' } });
    expect(stateOfElm({ menuInfo: behind }, [failed, again])).toEqual({ kind: 'unpublished' });
  });
});

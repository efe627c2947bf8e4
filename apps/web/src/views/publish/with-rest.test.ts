import type { WorkflowRecord } from '@commissary/contract';
import { expect, it } from 'vitest';
import { withRest } from './with-rest.ts';

const batch = (workflowId: string, more: Partial<WorkflowRecord> = {}): WorkflowRecord => ({
  wfExec: { workflowId, runId: `${workflowId}-0` },
  blobType: 'menu',
  action: 'PUBLISH',
  batch: 0,
  batches: 2,
  requestedBy: 'Kim',
  requestedAt: 0,
  locationToStatuses: { elm: 'WAITING' },
  reasons: {},
  syncDate: 5000,
  dueAt: 6000,
  syncStarted: null,
  syncCompleted: null,
  endTime: null,
  ...more,
});
const over = { syncStarted: 5000, endTime: 5000, locationToStatuses: { oak: 'SUCCESS' } } as const;

it('names each publish once that has begun, or was asked for now, and waits somewhere', () => {
  const second = { wfExec: { workflowId: 'begun', runId: 'begun-1' } };
  const found = withRest([
    batch('scheduled'),
    batch('now', { syncDate: 0 }),
    batch('begun', over),
    batch('begun', second),
    batch('over', { syncDate: 0, ...over }),
  ]);
  expect(found).toEqual([{ workflowId: 'now', runId: 'now-0' }, second.wfExec]);
});

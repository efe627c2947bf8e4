import type { LocationPreview, WorkflowRecord } from '@commissary/contract';
import { expect, it } from 'vitest';
import { inPlaceOf, namedIn, schedulesAt } from './schedules.ts';

const workflow = (more: Partial<WorkflowRecord>): WorkflowRecord => ({
  wfExec: { workflowId: 'w', runId: 'r' },
  blobType: 'menu',
  action: 'PUBLISH',
  batch: 0,
  batches: 1,
  requestedBy: 'Kim',
  requestedAt: 0,
  locationToStatuses: { elm: 'WAITING', oak: 'WAITING' },
  reasons: {},
  syncDate: 5000,
  dueAt: 6000,
  syncStarted: null,
  syncCompleted: null,
  endTime: null,
  ...more,
});

it('lists the scheduled publishes of the requested locations, with author and time', () => {
  expect(schedulesAt([workflow({})], ['elm', 'pine'])).toEqual([
    { locationId: 'elm', workflowId: 'w', runId: 'r', dueAt: 6000, by: 'Kim' },
  ]);
});

it('does not list what goes live at once, is over or was canceled there', () => {
  const taken = workflow({ locationToStatuses: { elm: 'TERMINATED', oak: 'WAITING' } });
  expect(schedulesAt([workflow({ syncDate: 0 }), workflow({ endTime: 7000 }), taken], ['elm'])).toEqual([]);
});

it('a schedule does not block a publish that replaces it, and blocks every other', () => {
  const schedule = { locationId: 'elm', workflowId: 'w', runId: 'r', dueAt: 9000, by: 'Kim' };
  const of = (locationId: string, disabled: LocationPreview['disabled']) => ({
    locationId,
    disabled,
    documents: [],
    people: [],
    peopleTotal: 0,
  });
  expect(inPlaceOf([schedule], [of('elm', 'pending'), of('oak', 'pending'), of('elm', 'running')])).toEqual([
    of('elm', null),
    of('oak', 'pending'),
    of('elm', 'running'),
  ]);
  expect(namedIn([schedule])).toEqual([{ locationId: 'elm', runId: 'r' }]);
});

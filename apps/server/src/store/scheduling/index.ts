export {
  claimSchedulingCompany,
  endSchedulingPause,
  noteSchedulingChange,
  releaseSchedulingClaim,
  renewSchedulingClaim,
  type SchedulingClaim,
  type SchedulingOutcome,
} from './scheduling-company.ts';
export {
  deleteSchedulingItems,
  finishSchedulingCall,
  listExternalIds,
  listSchedulingItems,
  putSchedulingItems,
  type SchedulingItem,
  type SchedulingKey,
} from './scheduling-item.ts';

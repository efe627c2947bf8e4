import type { PublishKind } from './publishing.ts';
import type { WorkflowState } from './workflow.ts';

export type PublishOperation = 'publish' | 'schedule' | 'unschedule' | 'revert';

/** Why an operation cannot be used at a location now. */
export type PublishRefusal =
  | 'no-permission'
  | 'nothing-to-publish'
  | 'running'
  | 'pending'
  | 'not-scheduled'
  | 'not-for-employment';

/** The state of one location, for one kind. */
export interface PublishFacts {
  readonly kind: PublishKind;
  /** The person may publish this kind at this location. */
  readonly permitted: boolean;
  readonly unpublished: boolean;
  /** The state of the location's open workflow; null when there is none. */
  readonly state: Exclude<WorkflowState, 'completed'> | null;
}

export interface Operation {
  readonly disabled: PublishRefusal | false;
}

/**
 * Button, tooltip, server and test use the same result. A scheduled location may be published or scheduled again: the
 * screen asks the user whether that replaces the schedule.
 */
export const publishOperations = (facts: PublishFacts): Readonly<Record<PublishOperation, Operation>> => {
  const start = startRefusal(facts);
  return {
    publish: { disabled: start },
    schedule: { disabled: start },
    unschedule: { disabled: unscheduleRefusal(facts) },
    revert: { disabled: facts.kind === 'employment' ? 'not-for-employment' : start },
  };
};

const startRefusal = ({ permitted, state, unpublished }: PublishFacts): PublishRefusal | false => {
  if (!permitted) return 'no-permission';
  if (state === 'running') return 'running';
  if (state === 'waiting') return 'pending';
  return unpublished ? false : 'nothing-to-publish';
};

const unscheduleRefusal = ({ permitted, state }: PublishFacts): PublishRefusal | false => {
  if (!permitted) return 'no-permission';
  if (state === 'running') return 'running';
  return state === null ? 'not-scheduled' : false;
};

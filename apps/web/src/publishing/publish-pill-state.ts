import { shellTexts } from '@commissary/catalog';
import type { LocationState } from '../cache/index.ts';

/** The publish state of all locations together, for the pill in the top bar. */
export type PublishPillState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'live'; readonly locations: number }
  | { readonly kind: 'running'; readonly live: number; readonly total: number; readonly failed: number }
  | {
      readonly kind: 'waiting';
      /** Locations with no scheduled publish yet; includes failed ones. */
      readonly unpublished: number;
      readonly scheduled: number;
      readonly failed: number;
      /** When the first of the scheduled ones goes live, and where; epoch milliseconds. */
      readonly next: { readonly at: number; readonly locationId: string } | null;
      /** Whether the others go live at another time. */
      readonly several: boolean;
    };

export const publishPillState = (states: ReadonlyMap<string, LocationState>): PublishPillState => {
  const entries = [...states];
  if (entries.length === 0) return { kind: 'nothing' };
  const count = (kind: LocationState['kind']) => entries.filter(([, state]) => state.kind === kind).length;
  const [running, waiting, failed] = [count('running'), count('waiting'), count('failed')];
  if (running > 0) {
    const live = entries.filter(([, state]) => state.kind === 'running' && state.done).length;
    return { kind: 'running', live, total: running + waiting + failed, failed };
  }
  const unpublished = count('unpublished') + failed;
  const due = dueIn(entries);
  if (unpublished + due.length === 0) return { kind: 'live', locations: entries.length };
  const [next = null] = due;
  const several = due.some(({ at }) => at !== next?.at);
  return { kind: 'waiting', unpublished, scheduled: due.length, failed, next, several };
};

/** The unpublished changes as text: scheduled ones are named as scheduled, and nothing is counted twice. */
export const waitingWords = (state: PublishPillState): string => {
  if (state.kind !== 'waiting')
    return state.kind === 'running' ? shellTexts.liveOfTotal(state.live, state.total) : shellTexts.allLive;
  return [
    ...(state.unpublished > 0 ? [shellTexts.unpublishedCount(state.unpublished)] : []),
    ...(state.scheduled > 0 ? [shellTexts.scheduledCount(state.scheduled)] : []),
  ].join(', ');
};

/** The scheduled publishes, the earliest first. */
const dueIn = (entries: readonly (readonly [string, LocationState])[]) => {
  const due = entries.flatMap(([locationId, state]) =>
    state.kind === 'scheduled' || state.kind === 'waiting' ? [{ at: state.dueAt, locationId }] : [],
  );
  return due.toSorted((a, b) => a.at - b.at);
};

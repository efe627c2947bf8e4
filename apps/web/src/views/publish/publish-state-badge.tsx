import { publishBoardTexts } from '@commissary/catalog';
import { IconCheck, IconClock, IconDots, IconX } from '@tabler/icons-react';
import type { LocationState } from '../../cache/index.ts';
import { Badge, Dot, Spinner } from '../../ui/index.ts';

/** The publish state of a location, as a word with its icon. */
export function PublishStateBadge({ state }: { readonly state: LocationState }) {
  switch (state.kind) {
    case 'live':
      return (
        <Badge tone="live" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
          {publishBoardTexts.upToDate}
        </Badge>
      );
    case 'unpublished':
      return (
        <Badge tone="amber" icon={<Dot tone="amber" />}>
          {publishBoardTexts.notPublished}
        </Badge>
      );
    case 'scheduled':
      return (
        <Badge tone="amber" outlined icon={<IconClock size={13} stroke={1.8} aria-hidden />}>
          {publishBoardTexts.scheduledLabel}
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="quiet" outlined icon={<IconDots size={13} stroke={1.8} aria-hidden />}>
          {publishBoardTexts.waitingLabel}
        </Badge>
      );
    case 'running':
      return state.done ? (
        <Badge tone="live" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
          {publishBoardTexts.liveLabel}
        </Badge>
      ) : (
        <Badge tone="accent" icon={<Spinner size={12} />}>
          {publishBoardTexts.runningLabel}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="error" icon={<IconX size={13} stroke={2} aria-hidden />}>
          {publishBoardTexts.failedLabel}
        </Badge>
      );
  }
}

import { locationsTexts } from '@commissary/catalog';
import { IconCheck, IconClock, IconDots, IconX } from '@tabler/icons-react';
import type { LocationState } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { Badge, Dot, Spinner } from '../../ui/index.ts';

const glyph = { size: 13, stroke: 2, 'aria-hidden': true } as const;

/** The publish state of a location. */
export function LocationStateBadge({ state, zone }: { readonly state: LocationState; readonly zone: string | null }) {
  switch (state.kind) {
    case 'live':
      return (
        <Badge tone="live" icon={<IconCheck {...glyph} />}>
          {locationsTexts.upToDate}
        </Badge>
      );
    case 'unpublished':
      return (
        <Badge tone="amber" icon={<Dot tone="amber" />}>
          {locationsTexts.notPublishedLabel}
        </Badge>
      );
    case 'scheduled':
      return (
        <Badge tone="amber" outlined icon={<IconClock {...glyph} />}>
          {locationsTexts.scheduled(whenWords(state.dueAt, zone))}
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="quiet" outlined icon={<IconDots {...glyph} />}>
          {locationsTexts.waiting}
        </Badge>
      );
    case 'running':
      return (
        <Badge tone="accent" icon={<Spinner size={13} />}>
          {locationsTexts.running}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="error" icon={<IconX {...glyph} />}>
          {locationsTexts.failed}
        </Badge>
      );
  }
}

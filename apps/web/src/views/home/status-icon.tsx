import { IconCheck, IconClock, IconDots, IconX } from '@tabler/icons-react';
import { Dot, Spinner } from '../../ui/index.ts';
import type { StatusMark } from './location-status.ts';

const size = { size: 14, stroke: 2, 'aria-hidden': true } as const;

/** The icon above the words of a ticket. */
export function StatusIcon({ mark }: { readonly mark: StatusMark }) {
  switch (mark) {
    case 'dot':
      return <Dot tone="amber" />;
    case 'clock':
      return <IconClock {...size} />;
    case 'spinner':
      return <Spinner size={14} />;
    case 'check':
      return <IconCheck {...size} />;
    case 'cross':
      return <IconX {...size} />;
    case 'dots':
      return <IconDots {...size} />;
  }
}

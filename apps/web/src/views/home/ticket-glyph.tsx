import { IconCheck, IconClock, IconDots, IconX } from '@tabler/icons-react';
import { Dot } from '../../ui/dot.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { TicketMark } from './rail-state.ts';

const size = { size: 14, stroke: 2, 'aria-hidden': true } as const;

/** The glyph above the words of a ticket. */
export function TicketGlyph({ mark }: { readonly mark: TicketMark }) {
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

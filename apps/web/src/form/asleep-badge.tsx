import { IconLinkOff } from '@tabler/icons-react';
import { Badge } from '../ui/badge.tsx';
import type { OwnEntry } from './own-entries.ts';

/** Marks an entry that has no effect any more; why stands where the value above would. */
export function AsleepBadge({ entry }: { readonly entry: OwnEntry }) {
  if (entry.asleep === null) return null;
  return (
    <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
      No longer applies
    </Badge>
  );
}

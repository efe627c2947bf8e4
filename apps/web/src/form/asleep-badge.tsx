import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import type { OwnEntry } from './own-entries.ts';
import styles from './popover-list.module.css';
import { pathWords } from './words.ts';

/** Marks an entry that has no effect any more; why stands where the value above would. */
export function AsleepBadge({ entry }: { readonly entry: OwnEntry }) {
  if (entry.asleep === null) return null;
  return (
    <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
      No longer applies
    </Badge>
  );
}

interface AsleepActsProps {
  readonly entry: OwnEntry;
  readonly onTakeOut: () => void;
  /** Leads to where another one can be chosen, for an entry that names something. */
  readonly choose: ReactNode;
}

/** What can be done about such an entry: it goes, or names something that is there. */
export function AsleepActs({ entry, onTakeOut, choose }: AsleepActsProps) {
  if (entry.asleep === null) return null;
  return (
    <span className={styles.acts}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Take out ${pathWords(entry.words)}`}
        onClick={onTakeOut}
      >
        Remove
      </button>
      {entry.names && choose}
    </span>
  );
}

import { formTexts } from '@commissary/catalog';
import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import type { OverrideEntry } from './override-entries.ts';
import styles from './popover-list.module.css';
import { pathText } from './source-text.ts';

/** Marks an entry that has no effect any more; why stands where the value above would. */
export function InactiveOverrideBadge({ entry }: { readonly entry: OverrideEntry }) {
  if (entry.inactiveReason === null) return null;
  return (
    <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
      {formTexts.noLongerApplies}
    </Badge>
  );
}

interface InactiveOverrideActionsProps {
  readonly entry: OverrideEntry;
  readonly onTakeOut: () => void;
  /** Leads to where another one can be chosen, for an entry that names something. */
  readonly choose: ReactNode;
}

/** What can be done about such an entry: it goes, or names something that is there. */
export function InactiveOverrideActions({ entry, onTakeOut, choose }: InactiveOverrideActionsProps) {
  if (entry.inactiveReason === null) return null;
  return (
    <span className={styles.acts}>
      <button
        type="button"
        className={styles.button}
        aria-label={formTexts.removeOverride(pathText(entry.words))}
        onClick={onTakeOut}
      >
        {formTexts.remove}
      </button>
      {entry.names && choose}
    </span>
  );
}

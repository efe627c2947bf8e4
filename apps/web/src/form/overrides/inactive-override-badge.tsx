import { overrideListTexts } from '@commissary/catalog';
import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pathText } from '../../formatting/index.ts';
import { Badge } from '../../ui/index.ts';
import styles from '../../ui/popover-list.module.css';
import type { OverrideEntry } from './override-entries.ts';

/** Marks an inactive override; its reason is shown in the position of the inherited value. */
export function InactiveOverrideBadge({ entry }: { readonly entry: OverrideEntry }) {
  if (entry.inactiveReason === null) return null;
  return (
    <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
      {overrideListTexts.noLongerApplies}
    </Badge>
  );
}

interface InactiveOverrideActionsProps {
  readonly entry: OverrideEntry;
  readonly onTakeOut: () => void;
  /** Links to the field where another target can be chosen, for an entry that is a reference. */
  readonly choose: ReactNode;
}

/** The actions on an inactive override: remove it, or choose a target that exists. */
export function InactiveOverrideActions({ entry, onTakeOut, choose }: InactiveOverrideActionsProps) {
  if (entry.inactiveReason === null) return null;
  return (
    <span className={`${styles.acts} row wrap align-center gap-4 gap-x-8`}>
      <button
        type="button"
        className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
        aria-label={overrideListTexts.removeOverride(pathText(entry.words))}
        onClick={onTakeOut}
      >
        {overrideListTexts.remove}
      </button>
      {entry.names && choose}
    </span>
  );
}

import { formatCount } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayAndTimeAt, ownZone, timeAt } from '../shell/clock-words.ts';
import type { ShelvedDraft } from './draft.ts';
import styles from './draft-strip.module.css';

export interface OfferedDraftProps {
  readonly draft: ShelvedDraft;
  readonly onBring: () => void;
  readonly onDiscard: () => void;
  readonly children?: ReactNode;
}

/** Earlier work that was never saved, and what can be done with it. */
export function OfferedDraft({ draft, onBring, onDiscard, children }: OfferedDraftProps) {
  return (
    <section className={styles.strip} aria-label="Unsaved changes from before">
      <IconHistory size={16} stroke={1.8} aria-hidden />
      <span className={styles.text}>
        You have {formatCount(draft.count, 'unsaved change')} from {whenWords(draft.at)}.
      </span>
      <Button variant="default" onClick={onBring}>
        Bring them back
      </Button>
      <Button variant="subtle" onClick={onDiscard}>
        Discard
      </Button>
      {children}
    </section>
  );
}

/** What was just thrown away, and the way back. */
export function DiscardedDraft({ draft, onUndo }: { readonly draft: ShelvedDraft; readonly onUndo: () => void }) {
  return (
    <div className={styles.strip} role="status">
      <span className={styles.text}>{formatCount(draft.count, 'unsaved change')} discarded.</span>
      <Button variant="subtle" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

/** The time alone where it was today. */
export const whenWords = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeAt(at, ownZone()) : dayAndTimeAt(at, ownZone());

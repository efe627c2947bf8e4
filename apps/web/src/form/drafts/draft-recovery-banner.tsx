import { draftBannerTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { whenWords } from '../../formatting/index.ts';
import styles from '../../ui/banner.module.css';
import type { StoredDraft } from './stored-draft.ts';
import type { Drafts } from './use-draft-recovery.ts';

export interface DraftRecoveryBannersProps<D extends StoredDraft> {
  readonly drafts: Drafts<D>;
  /** Renders one draft, and calls `onDiscard` to delete it. */
  readonly children: (draft: D, onDiscard: () => void) => ReactNode;
}

/** More would push the form below the fold. */
const shownAtFirst = 2;

/** All earlier drafts, the newest first; a deleted one can be restored. */
export function DraftRecoveryBanners<D extends StoredDraft>({ drafts, children }: DraftRecoveryBannersProps<D>) {
  const [discarded, setDiscarded] = useState<D | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const offered = drafts.offered.toSorted((a, b) => b.at - a.at);
  const older = showsAll ? 0 : offered.length - shownAtFirst;
  const discard = (draft: D) => {
    drafts.discard(draft);
    setDiscarded(draft);
  };
  return (
    <>
      {(older > 0 ? offered.slice(0, shownAtFirst) : offered).map(draft => (
        <Fragment key={draft.id}>{children(draft, () => discard(draft))}</Fragment>
      ))}
      {older > 0 && (
        <div className={`${styles.strip} row wrap align-center gap-4 gap-x-8 space-below-16`}>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {draftBannerTexts.olderDrafts(older)}
          </Button>
        </div>
      )}
      {discarded !== null && (
        <DiscardedDraft
          draft={discarded}
          onUndo={() => {
            drafts.putBack(discarded);
            setDiscarded(null);
          }}
        />
      )}
    </>
  );
}

export interface DraftRecoveryBannerProps {
  readonly draft: StoredDraft;
  /** What it changes, in words. */
  readonly about?: string | undefined;
  readonly onBring: () => void;
  readonly onDiscard: () => void;
  readonly children?: ReactNode;
}

/** One earlier draft with its actions. */
export function DraftRecoveryBanner({ draft, about, onBring, onDiscard, children }: DraftRecoveryBannerProps) {
  return (
    <section
      className={`${styles.strip} row wrap align-center gap-4 gap-x-8 space-below-16`}
      aria-label={draftBannerTexts.unsavedDraft}
    >
      <IconHistory size={16} stroke={1.8} aria-hidden />
      <span className={styles.text}>
        {draftBannerTexts.draftSummary(draft.count, whenWords(draft.at))}
        {about !== undefined && <span className={`${styles.about} size-13 tone-2 break-anywhere`}>{about}</span>}
      </span>
      <Button variant="default" onClick={onBring}>
        {draftBannerTexts.restoreDraft}
      </Button>
      <Button variant="subtle" onClick={onDiscard}>
        {draftBannerTexts.discard}
      </Button>
      {children}
    </section>
  );
}

/** The draft that was just deleted, with an undo. */
function DiscardedDraft({ draft, onUndo }: { readonly draft: StoredDraft; readonly onUndo: () => void }) {
  return (
    <div className={`${styles.strip} row wrap align-center gap-4 gap-x-8 space-below-16`} role="status">
      <span className={styles.text}>{draftBannerTexts.draftDiscarded(draft.count)}</span>
      <Button variant="subtle" onClick={onUndo}>
        {draftBannerTexts.undo}
      </Button>
    </div>
  );
}

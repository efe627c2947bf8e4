import { draftBannerTexts } from '@commissary/catalog';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../notifications/index.ts';
import { LazyConflictDialog, useSavesSince } from '../conflicts/index.ts';
import { useEditSession } from '../state/index.ts';
import { belongsTo, draftWords } from './draft-content.ts';
import { DraftRecoveryBanner, DraftRecoveryBanners } from './draft-recovery-banner.tsx';
import { type RestoredDraft, restoreDraft } from './restore-draft.ts';
import type { Draft } from './stored-draft.ts';
import type { Drafts } from './use-draft-recovery.ts';

export interface SessionDraftBannersProps {
  readonly drafts: Drafts;
  readonly title: string;
}

/** The earlier drafts of an edit session, each put into the form only on request. */
export function SessionDraftBanners({ drafts, title }: SessionDraftBannersProps) {
  const { address } = useEditSession();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const here = { ...drafts, offered: drafts.offered.filter(draft => belongsTo(address, draft, page)) };
  return (
    <DraftRecoveryBanners drafts={here}>
      {(draft, onDiscard) => <DraftBanner draft={draft} drafts={drafts} title={title} onDiscard={onDiscard} />}
    </DraftRecoveryBanners>
  );
}

interface DraftBannerProps {
  readonly draft: Draft;
  readonly drafts: Drafts;
  readonly title: string;
  readonly onDiscard: () => void;
}

function DraftBanner({ draft, drafts, title, onDiscard }: DraftBannerProps) {
  const { store, address, owner, zone } = useEditSession();
  const [about] = useState(() => draftWords(store.session(), draft));
  const [asking, setAsking] = useState<RestoredDraft | null>(null);
  const since = useSavesSince(
    asking === null ? undefined : draft.versions,
    asking === null ? undefined : store.session().opened.versions,
  );
  const saves = since.saves.filter(({ tenantId }) => tenantId === address?.tenantId);
  const use = ({ session, omitted }: RestoredDraft) => {
    store.write(session);
    drafts.taken(draft);
    if (omitted > 0) notify('info', draftBannerTexts.omitted(omitted));
  };
  const bring = () => {
    if (store.session().phase.at !== 'editing') return;
    const brought = restoreDraft(store.session(), draft);
    if (brought.conflicts.length > 0) setAsking(brought);
    else use(brought);
  };
  return (
    <DraftRecoveryBanner draft={draft} about={about} onBring={bring} onDiscard={onDiscard}>
      {asking !== null && (
        <LazyConflictDialog
          opened={asking.before}
          conflicts={asking.conflicts}
          saves={saves}
          zone={zone}
          title={title}
          label={owner}
          text={null}
          choose={draftBannerTexts.applyChoices}
          onKeep={() => setAsking(null)}
          onChoose={choices => {
            setAsking(null);
            use(restoreDraft(store.session(), draft, choices));
          }}
        />
      )}
    </DraftRecoveryBanner>
  );
}

import { formVersionsTexts, type RegisteredScreen, screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { ConflictDialog, useSavesSince } from '../conflicts/index.ts';
import { useEditSession, useForm } from '../state/index.ts';
import { DraftRecoveryBanner, DraftRecoveryBanners } from './draft-recovery-banner.tsx';
import { type Draft, type DraftScope, type RestoredDraft, restoreDraft } from './stored-draft.ts';
import { type Drafts, documentName, useDrafts } from './use-draft-recovery.ts';

export interface DraftBannersProps {
  readonly address: CachedDocumentKey;
  readonly screen: RegisteredScreen;
  /** What the work is on: the screen, or the document where its screens share a session. */
  readonly title: string;
}

/** Offers an earlier draft of this document; it is put into the form only on request. */
export function DraftBanners({ address, screen, title }: DraftBannersProps) {
  const { level, names } = useForm();
  const { companyId, tenantId, menuId } = address;
  const params = useParams({ strict: false });
  const where = {
    title,
    place: level === 'company' ? formVersionsTexts.companyLevel : names[level],
    href: screenHref(screen.id, params, { companyId, locationId: tenantId }, menuId === null ? {} : { menuId }),
  };
  return <SessionDrafts document={documentName(address)} where={where} title={title} />;
}

export interface SessionDraftsProps {
  /** Names the document or the record among all others. */
  readonly document: string;
  readonly where: DraftScope;
  readonly title: string;
}

/** Keeps the draft of an edit session, and offers earlier ones of the same document or record. */
export function SessionDrafts({ document, where, title }: SessionDraftsProps) {
  const { store } = useEditSession();
  const drafts = useDrafts(store, document, where);
  return (
    <DraftRecoveryBanners drafts={drafts}>
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
  const [asking, setAsking] = useState<RestoredDraft | null>(null);
  const since = useSavesSince(
    asking === null ? undefined : draft.versions,
    asking === null ? undefined : store.session().opened.versions,
  );
  const saves = since.saves.filter(({ tenantId }) => tenantId === address?.tenantId);
  const use = ({ session }: RestoredDraft) => {
    store.write(session);
    drafts.taken(draft);
  };
  const bring = () => {
    if (store.session().phase.at !== 'editing') return;
    const brought = restoreDraft(store.session(), draft);
    if (brought.conflicts.length > 0) setAsking(brought);
    else use(brought);
  };
  return (
    <DraftRecoveryBanner draft={draft} onBring={bring} onDiscard={onDiscard}>
      {asking !== null && (
        <ConflictDialog
          opened={asking.before}
          conflicts={asking.conflicts}
          saves={saves}
          zone={zone}
          title={title}
          label={owner}
          text={null}
          choose={formVersionsTexts.applyChoices}
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

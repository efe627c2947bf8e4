import { formVersionsTexts, type RegisteredScreen, screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { lazyComponent } from '../../navigation/index.ts';
import { useEditSession, useForm } from '../state/index.ts';
import type { DraftScope } from './stored-draft.ts';
import { documentName, useDrafts } from './use-draft-recovery.ts';

/** Loaded with the first earlier draft. */
const SessionDraftBanners = lazyComponent(async () => (await import('./draft-banner.tsx')).SessionDraftBanners);

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
  // Stays when the last one is discarded: that can be undone.
  const [hasOffered, setHasOffered] = useState(false);
  if (!hasOffered && drafts.offered.length > 0) setHasOffered(true);
  if (!hasOffered) return null;
  return <SessionDraftBanners drafts={drafts} title={title} />;
}

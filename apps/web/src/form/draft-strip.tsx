import { type RegisteredScreen, screenHref } from '@commissary/catalog';
import { useState } from 'react';
import type { DocumentAddress } from '../cache/documents.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { type BroughtBack, bringBack, type Draft } from './draft.ts';
import { useForm } from './form-context.ts';
import { OfferedDraft, OfferedDrafts } from './offered-draft.tsx';
import { type Drafts, useDrafts } from './use-draft.ts';
import { useSavesSince } from './use-saves-since.ts';

export interface DraftStripsProps {
  readonly address: DocumentAddress;
  readonly screen: RegisteredScreen;
}

/** Earlier work on this document that was never saved: offered, and put into the form only when it is asked for. */
export function DraftStrips({ address, screen: { id, title } }: DraftStripsProps) {
  const { store, level, names } = useForm();
  const { companyId, tenantId, menuId } = address;
  const drafts = useDrafts(store, address, {
    title,
    place: level === 'company' ? 'company level' : names[level],
    href: screenHref(id, {}, { companyId, locationId: tenantId }, menuId === null ? {} : { menuId }),
  });
  return (
    <OfferedDrafts drafts={drafts}>
      {(draft, onDiscard) => <DraftStrip draft={draft} drafts={drafts} title={title} onDiscard={onDiscard} />}
    </OfferedDrafts>
  );
}

interface DraftStripProps {
  readonly draft: Draft;
  readonly drafts: Drafts;
  readonly title: string;
  readonly onDiscard: () => void;
}

function DraftStrip({ draft, drafts, title, onDiscard }: DraftStripProps) {
  const { store, address, level, names, zone } = useForm();
  const [asking, setAsking] = useState<BroughtBack | null>(null);
  const since = useSavesSince(
    asking === null ? undefined : draft.versions,
    asking === null ? undefined : store.session().opened.versions,
  );
  const saves = since.saves.filter(({ tenantId }) => tenantId === address.tenantId);
  const use = ({ session }: BroughtBack) => {
    store.write(session);
    drafts.taken(draft);
  };
  const bring = () => {
    if (store.session().phase.at !== 'editing') return;
    const brought = bringBack(store.session(), draft);
    if (brought.clashes.length > 0) setAsking(brought);
    else use(brought);
  };
  return (
    <OfferedDraft draft={draft} onBring={bring} onDiscard={onDiscard}>
      {asking !== null && (
        <ClashDialog
          opened={asking.before}
          clashes={asking.clashes}
          saves={saves}
          zone={zone}
          title={title}
          place={level === 'company' ? 'the company' : names[level]}
          text={null}
          act="Use"
          onKeep={() => setAsking(null)}
          onChoose={choices => {
            setAsking(null);
            use(bringBack(store.session(), draft, choices));
          }}
        />
      )}
    </OfferedDraft>
  );
}

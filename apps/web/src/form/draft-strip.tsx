import { type RegisteredScreen, screenHref } from '@commissary/catalog';
import { formatCount } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { DocumentAddress } from '../cache/documents.ts';
import { dayAndTimeAt, ownZone, timeAt } from '../shell/clock-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { type BroughtBack, bringBack, type Draft } from './draft.ts';
import styles from './draft-strip.module.css';
import { useForm } from './form-context.ts';
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
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  return (
    <>
      {drafts.offered.map(draft => (
        <DraftStrip key={draft.id} draft={draft} drafts={drafts} title={title} onDiscard={setDiscarded} />
      ))}
      {discarded !== null && (
        <div className={styles.strip} role="status">
          <span className={styles.text}>{formatCount(discarded.count, 'unsaved change')} discarded.</span>
          <Button
            variant="subtle"
            onClick={() => {
              drafts.putBack(discarded);
              setDiscarded(null);
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </>
  );
}

interface DraftStripProps {
  readonly draft: Draft;
  readonly drafts: Drafts;
  readonly title: string;
  readonly onDiscard: (draft: Draft) => void;
}

function DraftStrip({ draft, drafts, title, onDiscard }: DraftStripProps) {
  const { store, address, level, names, zone } = useForm();
  const [asking, setAsking] = useState<BroughtBack | null>(null);
  const saves = useSavesSince(
    asking === null ? undefined : draft.versions,
    asking === null ? undefined : store.session().opened.versions,
  ).filter(({ tenantId }) => tenantId === address.tenantId);
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
    <section className={styles.strip} aria-label="Unsaved changes from before">
      <IconHistory size={16} stroke={1.8} aria-hidden />
      <span className={styles.text}>
        You have {formatCount(draft.count, 'unsaved change')} from {whenWords(draft.at)}.
      </span>
      <Button variant="default" onClick={bring}>
        Bring them back
      </Button>
      <Button
        variant="subtle"
        onClick={() => {
          drafts.discard(draft);
          onDiscard(draft);
        }}
      >
        Discard
      </Button>
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
    </section>
  );
}

/** The time alone where it was today. */
export const whenWords = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeAt(at, ownZone()) : dayAndTimeAt(at, ownZone());

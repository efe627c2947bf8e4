import { homeTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { type Draft, useOwnDrafts } from '../../form/drafts/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './needs-attention.module.css';
import own from './unsaved-work.module.css';

/** What the person typed and never saved, with a link to it. */
export function UnsavedWork() {
  const { drafts, discard, putBack } = useOwnDrafts();
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  if (drafts.length === 0 && discarded === null) return null;
  return (
    <SectionCard title={homeTexts.unsavedWork} flush>
      <ul className="list">
        {drafts.map(draft => (
          <Row
            key={draft.id}
            draft={draft}
            onDiscard={() => {
              discard(draft);
              setDiscarded(draft);
            }}
          />
        ))}
        {discarded !== null && (
          <li className={`${styles.row} row wrap align-center gap-8 gap-x-12 pad-x-16 pad-y-10`}>
            <div className={styles.words} role="status">
              <p>{homeTexts.discarded(discarded.count)}</p>
            </div>
            <Button
              variant="subtle"
              onClick={() => {
                putBack(discarded);
                setDiscarded(null);
              }}
            >
              {homeTexts.undo}
            </Button>
          </li>
        )}
      </ul>
    </SectionCard>
  );
}

function Row({ draft, onDiscard }: { readonly draft: Draft; readonly onDiscard: () => void }) {
  const { where, count, at } = draft;
  const what = homeTexts.titleAt(where.title, where.place);
  return (
    <li className={`${styles.row} row wrap align-center gap-8 gap-x-12 pad-x-16 pad-y-10`}>
      <span className={own.glyph}>
        <IconPencil size={17} stroke={1.8} aria-hidden />
      </span>
      <div className={styles.words}>
        <p>{homeTexts.unsavedWorkIn(what)}</p>
        <p className="text-13 tone-2">{homeTexts.keptInBrowser(count, whenWords(at))}</p>
      </div>
      <ButtonLink href={where.href}>
        {homeTexts.open}
        <span className="visually-hidden"> {what}</span>
      </ButtonLink>
      <Button variant="subtle" onClick={onDiscard}>
        {homeTexts.discard}
        <span className="visually-hidden">{homeTexts.changesTo(what)}</span>
      </Button>
    </li>
  );
}

import { conflictTexts } from '@commissary/catalog';
import type { TimelineSave } from '@commissary/contract';
import { Button, CloseButton } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { whenWords } from '../../formatting/index.ts';
import { AppLink, historyHref } from '../../navigation/index.ts';
import strip from '../../ui/banner.module.css';
import { withElement } from '../../ui/index.ts';
import { conflicted, isDirty } from '../edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../state/index.ts';
import { isOwnSave } from './concurrent-saves.ts';
import styles from './remote-changes-banner.module.css';
import type { RemoteChanges } from './use-remote-changes.ts';
import { useSavesSince } from './use-saves-since.ts';

export interface RemoteChangesBannerProps {
  readonly news: RemoteChanges;
  /** The name of the document on the page. */
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * What others saved while this form was open: who, when, what. The banner also states that the form's own changes are
 * kept. The reader's own saves elsewhere are not shown, unless they need a choice here.
 */
export function RemoteChangesBanner({ news, title, onClose }: RemoteChangesBannerProps) {
  const { store, address, zone } = useForm();
  const dirty = useFormSelectorAfterPaint('', isDirty);
  const { saves, asking } = useSavesSince(news.before, news.fresh.versions);
  const { fresh, conflicts } = news;
  const open = conflicts.length > 0 && store.session().opened !== fresh;
  if (!open && isOwnSave(saves, asking)) return null;
  const listed = open ? saves : saves.filter(({ mine }) => mine !== true);
  return (
    <section
      className={`${strip.strip} row wrap align-center gap-4 gap-x-8 space-below-16`}
      aria-label={conflictTexts.savedByOthers}
    >
      <IconUserEdit size={16} stroke={1.8} aria-hidden />
      <div className={strip.text} role="status">
        {listed.length === 0 && <p>{conflictTexts.newerVersion(title)}</p>}
        {listed.map(save => (
          <SaveLines key={save.id} save={save} by={save.mine ? conflictTexts.you : save.by} zone={zone} />
        ))}
        {dirty && <p className="tone-2">{ownWords(open ? conflicts.length : 0)}</p>}
      </div>
      {open && (
        <Button
          variant="default"
          onClick={() => {
            onClose();
            store.write(conflicted(store.session(), fresh, conflicts));
          }}
        >
          {conflictTexts.resolveNow}
        </Button>
      )}
      <AppLink href={historyHref(address)}>{conflictTexts.history}</AppLink>
      <CloseButton aria-label={conflictTexts.close} onClick={onClose} />
    </section>
  );
}

const shownChanges = 3;

interface SaveLinesProps {
  readonly save: TimelineSave;
  readonly by: string;
  readonly zone: string;
}

function SaveLines({ save, by, zone }: SaveLinesProps) {
  const shown = save.changes.slice(0, shownChanges);
  const rest = save.total - shown.length;
  return (
    <>
      <p>{withElement(name => conflictTexts.savedChanges(name, save.total, whenWords(save.at, zone)), <b>{by}</b>)}</p>
      <ul className={styles.changes}>
        {shown.map(change => (
          <li key={`${change.op} ${change.path}`}>{change.sentence}</li>
        ))}
        {rest > 0 && <li>{conflictTexts.andMore(rest)}</li>}
      </ul>
    </>
  );
}

const ownWords = (conflicts: number): string =>
  conflicts === 0 ? conflictTexts.ownChangesKept : conflictTexts.conflictsToResolve(conflicts);

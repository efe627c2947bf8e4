import { kindRecords, timedTexts as texts } from '@commissary/catalog';
import { publishPermission } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { isDirty, withoutUntouched } from '../edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../state/index.ts';
import styles from './timed-action.module.css';
import { TimedDialog } from './timed-dialog.tsx';
import { timedEditsOf } from './timed-edits-of.ts';

/** Beside the save of a location: the unsaved changes for a time. On a phone it is a sign. */
export function TimedAction() {
  const { store, address, level } = useForm();
  const [opened, setOpened] = useState(false);
  const dirty = useFormSelectorAfterPaint('', session => isDirty(withoutUntouched(session)));
  const may = store.session().opened.permissions.has(publishPermission[kindRecords[address.kind].publishedWith]);
  if (level !== 'location' || !may) return null;
  return (
    <>
      <Button variant="default" disabled={!dirty} aria-label={texts.forATime} onClick={() => setOpened(true)}>
        <IconClock className={styles.sign} size={17} stroke={1.8} aria-hidden />
        <span className={styles.words}>{texts.forATime}</span>
      </Button>
      {opened && <TimedDialog edits={timedEditsOf(store.session())} onClose={() => setOpened(false)} />}
    </>
  );
}

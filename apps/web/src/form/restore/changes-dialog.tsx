import { countTexts, formTexts } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { describeChange, type Names } from '@commissary/schema';
import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { changeTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { useForm } from '../state/index.ts';
import styles from './changes-dialog.module.css';
import type { Restored } from './restore-revision.ts';

const most = 200;

export interface ChangesDialogProps {
  readonly title: string;
  readonly about: string;
  readonly found: Restored;
  /** The text of the button that leaves the form unchanged. */
  readonly back: string;
  readonly onPut: () => void;
  readonly onClose: () => void;
}

/** Lists changes from another source as text before they are applied to the form. */
export function ChangesDialog({ title, about, found, back, onPut, onClose }: ChangesDialogProps) {
  const { store } = useForm();
  const before = store.session();
  const { opened } = before;
  const { session, changes, needs } = found;
  const words: Names = {
    definition: opened.definition,
    documents: [effectiveOf(opened, contentOf(session)), effectiveOf(opened, contentOf(before))],
  };
  const count = countTexts.changes(changes.length);
  return (
    <SheetDialog
      title={title}
      startsAtTitle
      about={about}
      size={720}
      onClose={onClose}
      foot={
        <>
          <Button variant={changes.length === 0 ? 'default' : 'subtle'} onClick={onClose}>
            {back}
          </Button>
          {changes.length > 0 && <Button onClick={onPut}>{formTexts.addToForm(count)}</Button>}
        </>
      }
    >
      {changes.length > 0 && (
        // A scrolling element must be reachable with the keyboard.
        <Box component="ul" className={styles.list ?? ''} tabIndex={0} aria-label={count}>
          {changes.slice(0, most).map(change => (
            <li key={`${change.op} ${change.path}`}>{describeChange(changeTexts, words, toldOf(change))}</li>
          ))}
          {changes.length > most && <li>{formTexts.andMore(changes.length - most)}</li>}
        </Box>
      )}
      {needs.length > 0 && (
        <p className="row align-center gap-8 tone-2 pad-x-24 pad-y-12 line-above">
          <IconLock size={14} stroke={1.8} aria-hidden />
          {formTexts.keptForLackOf(needs)}
        </p>
      )}
    </SheetDialog>
  );
}

const toldOf = (change: Change) => ({ ...change, was: 'was' in change ? change.was : undefined });

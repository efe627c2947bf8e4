import type { Change } from '@commissary/document';
import { formatCount, formatDateTimeZone } from '@commissary/domain';
import { type Names, sentence } from '@commissary/schema';
import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { SheetDialog } from '../ui/sheet-dialog.tsx';
import { useForm } from './form-context.ts';
import { effectiveOf } from './opened.ts';
import { restored } from './restore.ts';
import styles from './restore-dialog.module.css';
import { contentOf } from './session.ts';
import { type EarlierSave, useRestore } from './use-restore.ts';

const most = 200;

/** Shows what going back to an earlier save would change, before it comes into the form. */
export function RestoreDialog() {
  const { asked, put, leave } = useRestore();
  return asked === null ? null : <Preview asked={asked} onPut={put} onLeave={leave} />;
}

interface PreviewProps {
  readonly asked: EarlierSave;
  readonly onPut: () => void;
  readonly onLeave: () => void;
}

function Preview({ asked, onPut, onLeave }: PreviewProps) {
  const { store, zone, level, names } = useForm();
  const before = store.session();
  const { session, changes, needs } = restored(before, asked, null);
  const { opened } = before;
  const words: Names = {
    definition: opened.definition,
    documents: [effectiveOf(opened, contentOf(session)), effectiveOf(opened, contentOf(before))],
  };
  const heading = `Go back to the save of ${formatDateTimeZone(asked.at, zone)}`;
  const count = formatCount(changes.length, 'change');
  return (
    <SheetDialog
      title={heading}
      startsAtTitle
      about={
        changes.length === 0
          ? `${level === 'company' ? 'The company' : names[level]} has nothing else now than after this save by ${asked.by}.`
          : `${count} since this save by ${asked.by} would be taken back. They come into the form, not saved; one undo takes them out again.`
      }
      size={720}
      onClose={onLeave}
      foot={
        <>
          <Button variant={changes.length === 0 ? 'default' : 'subtle'} onClick={onLeave}>
            Back to the history
          </Button>
          {changes.length > 0 && <Button onClick={onPut}>Put {count} into the form</Button>}
        </>
      }
    >
      {changes.length > 0 && (
        // What scrolls must be reached by the keyboard.
        <Box component="ul" className={styles.list ?? ''} tabIndex={0} aria-label={count}>
          {changes.slice(0, most).map(change => (
            <li key={`${change.op} ${change.path}`}>{sentence(words, toldOf(change))}</li>
          ))}
          {changes.length > most && <li>And {changes.length - most} more.</li>}
        </Box>
      )}
      {needs.length > 0 && (
        <p className={styles.kept}>
          <IconLock size={14} stroke={1.8} aria-hidden />
          What you may not edit stays as it is. It needs {needs.join(', ')}.
        </p>
      )}
    </SheetDialog>
  );
}

const toldOf = (change: Change) => ({ ...change, was: 'was' in change ? change.was : undefined });

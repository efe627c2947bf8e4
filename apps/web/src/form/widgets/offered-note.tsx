import { offeredWords } from './offered-words.ts';
import styles from './set.module.css';
import type { Offered } from './use-choices.ts';

interface OfferedNoteProps {
  readonly id: string;
  /** What the reference says it leads to. */
  readonly to: string;
  readonly offered: Offered;
  /** How many of those chosen are not there any more. */
  readonly gone: number;
}

/** Under a control that chooses from another document: what there is to know about it. */
export function OfferedNote({ id, to, offered, gone }: OfferedNoteProps) {
  const words = offeredWords(to, offered, gone);
  return (
    <p className={styles.note} id={id} hidden={words === null}>
      {words}
      {offered.state === 'failed' && (
        <button type="button" className={styles.retry} onClick={offered.retry}>
          Try again
        </button>
      )}
    </p>
  );
}

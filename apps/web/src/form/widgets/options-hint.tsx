import { inputsTexts } from '@commissary/catalog';
import { optionsHintText } from './options-hint-text.ts';
import styles from './set.module.css';
import type { OfferedOptions } from './use-reference-options.ts';

interface OptionsHintProps {
  readonly id: string;
  /** What the reference says it leads to. */
  readonly to: string;
  readonly offered: OfferedOptions;
  /** How many of those chosen are not there any more. */
  readonly gone: number;
}

/** Under a control that chooses from another document: what there is to know about it. */
export function OptionsHint({ id, to, offered, gone }: OptionsHintProps) {
  const words = optionsHintText(to, offered, gone);
  return (
    <p className={styles.note} id={id} hidden={words === null}>
      {words}
      {offered.state === 'failed' && (
        <button type="button" className={styles.retry} onClick={offered.retry}>
          {inputsTexts.tryAgain}
        </button>
      )}
    </p>
  );
}

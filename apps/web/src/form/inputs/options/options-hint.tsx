import { inputsTexts } from '@commissary/catalog';
import type { Reference } from '@commissary/schema';
import styles from '../set-input.module.css';
import { optionsHintText } from './options-hint-text.ts';
import type { OfferedOptions } from './use-reference-options.ts';

interface OptionsHintProps {
  readonly id: string;
  readonly field: Reference;
  readonly offered: OfferedOptions;
  /** The number of selected members that no longer exist. */
  readonly gone: number;
}

/** The hint under a control that offers members of another document. */
export function OptionsHint({ id, field, offered, gone }: OptionsHintProps) {
  const words = optionsHintText(field, offered, gone);
  return (
    <p className={`${styles.note} text-12 tone-2`} id={id} hidden={words === null}>
      {words}
      {offered.state === 'failed' && (
        <button type="button" className={styles.retry} onClick={offered.retry}>
          {inputsTexts.tryAgain}
        </button>
      )}
    </p>
  );
}

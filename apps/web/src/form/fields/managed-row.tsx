import type { Field } from '@commissary/schema';
import { CopyableText } from '../../ui/index.ts';
import { fieldElementId, useFormSelector, valueIn } from '../state/index.ts';
import styles from './field-row.module.css';

export interface ManagedRowProps {
  readonly field: Field;
  readonly path: string;
}

/** A value that the product writes, to be read and copied: it has no source, no history and no published form. */
export function ManagedRow({ field: { label, help }, path }: ManagedRowProps) {
  const value = useFormSelector(path, session => valueIn(session, path));
  return (
    <div className={`${styles.row} grid align-center line-above`} id={fieldElementId(path)} data-path={path} data-plain>
      <div className={styles.label}>
        <span className={styles.name}>{label}</span>
        {help !== undefined && <span className={`${styles.help} text-12 tone-3`}>{help}</span>}
      </div>
      <div className={`${styles.control} min-width-0 pad-y-8`}>
        <CopyableText text={String(value)} label={label} />
      </div>
    </div>
  );
}

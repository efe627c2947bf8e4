import type { TextareaHTMLAttributes } from 'react';
import styles from './lines-field.module.css';

/** A field for lines of text that are typed or pasted. Its label is beside it. */
export function LinesField(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} className={styles.lines} />;
}

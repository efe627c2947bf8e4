import type { Text } from '@commissary/schema';
import styles from './affixed-input.module.css';
import { AffixedInput } from './affixed-input.tsx';
import { plainText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function TextWidget(props: WidgetProps<Text>) {
  const { id, field, value, describedBy, invalid, onChange, onDone } = props;
  const absent = field.optional === true;
  const typed = useTyped(value, plainText, text => (absent && text === '' ? undefined : text), onChange, onDone);
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...typed };
  if (field.multiline) return <textarea rows={2} className={styles.input} {...shared} />;
  return <AffixedInput wide {...shared} />;
}

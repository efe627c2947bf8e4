import type { Text } from '@commissary/schema';
import styles from './text/input-with-unit.module.css';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { plainText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function TextWidget(props: WidgetProps<Text>) {
  const { id, field, value, describedBy, invalid, onChange, onDone } = props;
  const blank = field.nullable ? null : field.optional ? undefined : '';
  const typed = useTextInput(value, plainText, text => (text === '' ? blank : text), onChange, onDone);
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...typed };
  if (field.multiline) return <textarea rows={2} className={styles.input} {...shared} />;
  return <InputWithUnit wide {...(field.format?.keyboard && { type: field.format.keyboard })} {...shared} />;
}

import { inputsTexts } from '@commissary/catalog';
import type { Toggle } from '@commissary/schema';
import { Switch } from '@mantine/core';
import styles from './toggle-input.module.css';
import type { WidgetProps } from './widget-props.ts';

/** A switch, always with its state as text. */
export function ToggleWidget({ id, value, describedBy, onChange }: WidgetProps<Toggle>) {
  const on = value === true;
  return (
    <span className={`${styles.toggle} inline-row align-center gap-8`}>
      <Switch
        id={id}
        checked={on}
        classNames={{ track: styles.track ?? '' }}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden>{on ? inputsTexts.on : inputsTexts.off}</span>
    </span>
  );
}

import { isReference, type SetField } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import styles from './set.module.css';
import { useTargets } from './use-targets.ts';
import type { WidgetProps } from './widget-props.ts';

/** Any number of the members of a list elsewhere, one box for each. */
export function SetWidget({ id, field, value, label, describedBy, onChange }: WidgetProps<SetField<unknown>>) {
  const targets = useTargets(isReference(field.item) ? field.item.to : '');
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const has = (target: unknown) => chosen.some(one => String(one) === String(target));
  const flip = (target: unknown) =>
    onChange(has(target) ? chosen.filter(one => String(one) !== String(target)) : [...chosen, target]);
  return (
    <fieldset className={styles.boxes} id={id} aria-describedby={describedBy} tabIndex={-1}>
      <legend className="visually-hidden">{label}</legend>
      {targets.length === 0 && <span className={styles.none}>Nothing to choose yet</span>}
      {targets.map(target => (
        <Checkbox
          key={String(target.id)}
          label={target.name}
          checked={has(target.id)}
          onChange={() => flip(target.id)}
        />
      ))}
    </fieldset>
  );
}

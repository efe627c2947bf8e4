import { isChoice } from '@commissary/schema';
import { Segmented } from '../../ui/index.ts';
import type { WidgetProps } from './widget-props.ts';

/** The options of a choice beside each other: for a few short ones. */
export function SegmentedChoice({ id, field, value, label, describedBy, onChange }: WidgetProps) {
  if (!isChoice(field)) return null;
  return (
    <Segmented
      id={id}
      label={label}
      describedBy={describedBy}
      value={typeof value === 'string' ? value : ''}
      options={field.options}
      onChange={onChange}
    />
  );
}

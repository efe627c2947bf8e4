import { describeDocument, type Field } from '@commissary/schema';
import type { WidgetProps } from './widget-props.ts';

/** A value that the product writes and people only read: an id, a moment, or a part that has rows of its own. */
export function ReadOnlyWidget({ id, field, value }: WidgetProps<Field>) {
  return <output id={id}>{describeDocument(field, value)}</output>;
}

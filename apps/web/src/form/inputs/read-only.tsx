import { describeDocument, type Field } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import type { WidgetProps } from './widget-props.ts';

/** A value that only the product writes: an id, an instant, or a part that has rows of its own. */
export function ReadOnlyWidget({ id, field, value }: WidgetProps<Field>) {
  return <output id={id}>{describeDocument(valueTexts, field, value)}</output>;
}

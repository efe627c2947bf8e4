import { endsByItself, type FieldKinds, type Group, type InputName } from '@commissary/schema';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { ChoiceWidget } from './choice-input.tsx';
import { MoneyWidget } from './money-input.tsx';
import { NumberWidget } from './number-input.tsx';
import { PercentWidget } from './percent-input.tsx';
import { ReadOnlyWidget } from './read-only.tsx';
import { ReferenceWidget } from './reference-input.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { SetWidget } from './set-input.tsx';
import { TextWidget } from './text-input.tsx';
import { DurationWidget } from './time/duration-input.tsx';
import { TimeOfDayWidget } from './time/time-of-day-input.tsx';
import { ToggleWidget } from './toggle-input.tsx';
import type { NestingProps, WidgetProps, Widgets } from './widget-props.ts';

/** Loaded when the first of these kinds is drawn: most screens have none. Addresses and phone numbers come with records. */
const LateWidget = lazyComponent(async () => (await import('./late-widget.tsx')).LateWidget);
const AddressWidget = lazyComponent(async () => (await import('./address-input.tsx')).AddressWidget);
const PhoneWidget = lazyComponent(async () => (await import('./phone-input.tsx')).PhoneWidget);
const RichTextWidget = lazyComponent(async () => (await import('./rich-text/rich-text-input.tsx')).RichTextWidget);

/** The form lays out groups and lists; a cell of a row only has room for a summary. One that ends is one control. */
function GroupWidget(props: NestingProps<Group<unknown>>) {
  return endsByItself(props.field) ? <LateWidget {...props} /> : <ReadOnlyWidget {...props} />;
}

const widgets: Widgets = {
  address: AddressWidget,
  choice: ChoiceWidget,
  color: LateWidget,
  date: LateWidget,
  'date-range': LateWidget,
  distance: LateWidget,
  duration: DurationWidget,
  group: GroupWidget,
  id: ReadOnlyWidget,
  image: LateWidget,
  list: ReadOnlyWidget,
  'localized-text': LateWidget,
  map: LateWidget,
  money: MoneyWidget,
  number: NumberWidget,
  percent: PercentWidget,
  phone: PhoneWidget,
  point: LateWidget,
  reference: ReferenceWidget,
  array: LateWidget,
  'rich-text': RichTextWidget,
  secret: LateWidget,
  set: SetWidget,
  tenant: ReadOnlyWidget,
  text: TextWidget,
  'time-of-day': TimeOfDayWidget,
  timestamp: ReadOnlyWidget,
  toggle: ToggleWidget,
  union: ReadOnlyWidget,
  'weekly-schedule': LateWidget,
};

/** The controls that fields name, whatever their kind; a name without a control does not compile. */
const named: { readonly [Name in InputName]: (props: WidgetProps) => ReactNode } = { segmented: SegmentedChoice };

export const hasWidget = (kind: string): kind is keyof FieldKinds => Object.hasOwn(widgets, kind);

/** The control that a field names, else that of its kind. */
export function Widget(props: WidgetProps) {
  if (props.field.input !== undefined) return createElement(named[props.field.input], props);
  const { name } = props.field.kind;
  if (!hasWidget(name)) return null;
  const Control = widgets[name] as ComponentType<NestingProps>;
  return <Control {...props} Nested={Widget} />;
}

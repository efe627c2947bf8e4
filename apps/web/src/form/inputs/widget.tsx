import { endsByItself, type FieldKinds, type Group, type InputName } from '@commissary/schema';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { ChoiceWidget } from './choice-input.tsx';
import { MoneyWidget } from './money-input.tsx';
import { NumberWidget } from './number-input.tsx';
import { PercentWidget } from './percent-input.tsx';
import { ReadOnlyWidget } from './read-only.tsx';
import { ReferenceWidget } from './reference-input.tsx';
import { SecretWidget } from './secret-input.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { SetWidget } from './set-input.tsx';
import { TextWidget } from './text-input.tsx';
import { DurationWidget } from './time/duration-input.tsx';
import { TimeOfDayWidget } from './time/time-of-day-input.tsx';
import { ToggleWidget } from './toggle-input.tsx';
import type { NestingProps, WidgetProps } from './widget-props.ts';

/** Loaded when the first of its kind is drawn: most screens have none. */
const AddressWidget = lazyComponent(async () => (await import('./address-input.tsx')).AddressWidget);
const ArrayWidget = lazyComponent(async () => (await import('./array-input.tsx')).ArrayWidget);
const ColorWidget = lazyComponent(async () => (await import('./color-input.tsx')).ColorWidget);
const DateWidget = lazyComponent(async () => (await import('./time/date-input.tsx')).DateWidget);
const DateRangeWidget = lazyComponent(async () => (await import('./time/date-range-input.tsx')).DateRangeWidget);
const DistanceWidget = lazyComponent(async () => (await import('./distance-input.tsx')).DistanceWidget);
const ImageWidget = lazyComponent(async () => (await import('./image-input.tsx')).ImageWidget);
const LocalizedTextWidget = lazyComponent(async () => (await import('./localized-text-input.tsx')).LocalizedTextWidget);
const MapWidget = lazyComponent(async () => (await import('./map-input.tsx')).MapWidget);
const PhoneWidget = lazyComponent(async () => (await import('./phone-input.tsx')).PhoneWidget);
const PointWidget = lazyComponent(async () => (await import('./point-input.tsx')).PointWidget);
const RichTextWidget = lazyComponent(async () => (await import('./rich-text/rich-text-input.tsx')).RichTextWidget);
const WeeklyScheduleWidget = lazyComponent(
  async () => (await import('./time/weekly-schedule-input.tsx')).WeeklyScheduleWidget,
);

const EndingGroupWidget = lazyComponent(async () => (await import('./time/ending-group.tsx')).EndingGroupWidget);

/** The form lays out groups and lists; a cell of a row only has room for a summary. One that ends is one control. */
function GroupWidget(props: NestingProps<Group<unknown>>) {
  return endsByItself(props.field) ? <EndingGroupWidget {...props} /> : <ReadOnlyWidget {...props} />;
}

/** A kind without a control does not compile. */
type Widgets = { readonly [Kind in keyof FieldKinds]: ComponentType<NestingProps<FieldKinds[Kind]>> };

const widgets: Widgets = {
  address: AddressWidget,
  choice: ChoiceWidget,
  color: ColorWidget,
  date: DateWidget,
  'date-range': DateRangeWidget,
  distance: DistanceWidget,
  duration: DurationWidget,
  group: GroupWidget,
  id: ReadOnlyWidget,
  image: ImageWidget,
  list: ReadOnlyWidget,
  'localized-text': LocalizedTextWidget,
  map: MapWidget,
  money: MoneyWidget,
  number: NumberWidget,
  percent: PercentWidget,
  phone: PhoneWidget,
  point: PointWidget,
  reference: ReferenceWidget,
  array: ArrayWidget,
  'rich-text': RichTextWidget,
  secret: SecretWidget,
  set: SetWidget,
  tenant: ReadOnlyWidget,
  text: TextWidget,
  'time-of-day': TimeOfDayWidget,
  timestamp: ReadOnlyWidget,
  toggle: ToggleWidget,
  union: ReadOnlyWidget,
  'weekly-schedule': WeeklyScheduleWidget,
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

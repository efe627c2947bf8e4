import type { ComponentType } from 'react';
import { ArrayWidget } from './array-input.tsx';
import { ColorWidget } from './color-input.tsx';
import { DistanceWidget } from './distance-input.tsx';
import { ImageWidget } from './image-input.tsx';
import { LocalizedTextWidget } from './localized-text-input.tsx';
import { MapWidget } from './map-input.tsx';
import { PointWidget } from './point-input.tsx';
import { SecretWidget } from './secret-input.tsx';
import { DateWidget } from './time/date-input.tsx';
import { DateRangeWidget } from './time/date-range-input.tsx';
import { EndingGroupWidget } from './time/ending-group.tsx';
import { WeeklyScheduleWidget } from './time/weekly-schedule-input.tsx';
import type { NestingProps, Widgets } from './widget-props.ts';

const widgets = {
  array: ArrayWidget,
  color: ColorWidget,
  date: DateWidget,
  'date-range': DateRangeWidget,
  distance: DistanceWidget,
  group: EndingGroupWidget,
  image: ImageWidget,
  'localized-text': LocalizedTextWidget,
  map: MapWidget,
  point: PointWidget,
  secret: SecretWidget,
  'weekly-schedule': WeeklyScheduleWidget,
} satisfies Partial<Widgets>;

/** The control of a kind that most screens have none of. */
export function LateWidget(props: NestingProps) {
  // The kind of the field is one of these: `widget.tsx` renders no other with it.
  const Control = widgets[props.field.kind.name as keyof typeof widgets] as ComponentType<NestingProps>;
  return <Control {...props} />;
}

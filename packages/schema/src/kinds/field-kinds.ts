import type { ArrayField } from './array.ts';
import type { Choice } from './choice.ts';
import type { Color } from './color.ts';
import type { Distance } from './distance.ts';
import type { Duration } from './duration.ts';
import type { Group } from './group.ts';
import type { Identity } from './id.ts';
import type { Image } from './image.ts';
import type { List } from './list.ts';
import type { MapField } from './map.ts';
import type { Money } from './money.ts';
import type { NumberField } from './number.ts';
import type { Percent } from './percent.ts';
import type { Point } from './point.ts';
import type { Reference } from './reference.ts';
import type { Secret } from './secret.ts';
import type { SetField } from './set.ts';
import type { Text } from './text.ts';
import type { TimeOfDay } from './time-of-day.ts';
import type { Timestamp } from './timestamp.ts';
import type { Toggle } from './toggle.ts';
import type { Union } from './union.ts';

/** Every kind by its name: a map over these keys that misses one does not compile. */
export interface FieldKinds {
  readonly choice: Choice;
  readonly color: Color;
  readonly distance: Distance;
  readonly duration: Duration;
  readonly group: Group<unknown>;
  readonly id: Identity;
  readonly image: Image;
  readonly list: List<unknown>;
  readonly map: MapField<unknown>;
  readonly money: Money;
  readonly number: NumberField;
  readonly percent: Percent;
  readonly point: Point;
  readonly reference: Reference;
  readonly array: ArrayField<unknown>;
  readonly secret: Secret;
  readonly set: SetField<unknown>;
  readonly text: Text;
  readonly 'time-of-day': TimeOfDay;
  readonly timestamp: Timestamp;
  readonly toggle: Toggle;
  readonly union: Union<unknown>;
}

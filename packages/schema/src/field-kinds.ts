import type { ArrayField } from './kinds/array.ts';
import type { Choice } from './kinds/choice.ts';
import type { Color } from './kinds/color.ts';
import type { Distance } from './kinds/distance.ts';
import type { Duration } from './kinds/duration.ts';
import type { Group } from './kinds/group.ts';
import type { Identity } from './kinds/id.ts';
import type { Image } from './kinds/image.ts';
import type { List } from './kinds/list.ts';
import type { MapField } from './kinds/map.ts';
import type { Money } from './kinds/money.ts';
import type { NumberField } from './kinds/number.ts';
import type { Percent } from './kinds/percent.ts';
import type { Point } from './kinds/point.ts';
import type { Reference } from './kinds/reference.ts';
import type { Secret } from './kinds/secret.ts';
import type { SetField } from './kinds/set.ts';
import type { Text } from './kinds/text.ts';
import type { TimeOfDay } from './kinds/time-of-day.ts';
import type { Timestamp } from './kinds/timestamp.ts';
import type { Toggle } from './kinds/toggle.ts';

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
}

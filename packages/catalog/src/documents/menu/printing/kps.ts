import { duration, type Field, group, reference, set, type Value } from '@commissary/schema';
import { rule } from '../../../rule.ts';

interface Times {
  readonly warnSeconds: number;
  readonly lateSeconds: number;
}

const seconds = (label: string, initial: number, help?: string) =>
  duration({ label, initial, max: 24 * 3600, ...(help !== undefined && { help }) });

const fields = group(
  { label: 'Kitchen production (KPS)', overridePermission: 'overridePrintingAndKPS' },
  {
    displays: set(
      { label: 'Displays' },
      reference({ label: 'Display', to: 'settings:/displays', onDelete: 'drop-entry' }),
    ),
    prepSeconds: seconds('Preparation time', 0),
    warnSeconds: seconds('Warning after', 480, 'The ticket turns yellow'),
    lateSeconds: seconds('Late after', 720, 'The ticket turns red'),
  },
  [rule<Times>('late-before-warning', 'lateSeconds', ({ warnSeconds, lateSeconds }) => warnSeconds <= lateSeconds)],
);

/** Where and when the kitchen sees what was ordered. */
export interface Kps extends Value<typeof fields> {}
export const kps: Field<Kps> = fields;

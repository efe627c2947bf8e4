import { duration, type Field, group, toggle, type Value } from '@commissary/schema';

const on = { path: 'enabled', equals: true } as const;

const pause = (label: string, seconds: number, paid: boolean) =>
  group(
    { label },
    {
      enabled: toggle({ label: 'Enable' }),
      defaultLength: duration({ label: 'Default length', initial: seconds, max: 86_400, visibleWhen: on }),
      isPaid: toggle({ label: 'Paid', initial: paid, visibleWhen: on }),
      excessIsNotPaid: toggle({
        label: 'Extra time is unpaid',
        visibleWhen: { all: [on, { path: 'isPaid', equals: true }] },
      }),
    },
  );

const fields = group(
  {
    label: 'Time clock',
    layout: [
      {
        fields: ['enable', 'autoClockOffAfterTime', 'autoLogOffAfterTime', 'requireReasonOnEditRecords'],
      },
      { title: 'Breaks and lunch', fields: ['breaks', 'lunch'], columns: 2 },
    ],
  },
  {
    enable: toggle({ label: 'Enable time clock', initial: true }),
    autoClockOffAfterTime: duration({
      label: 'Auto clock-out after',
      help: 'Ends shifts that staff left open by mistake',
      initial: 57_600,
      shownIn: 'hours',
    }),
    autoLogOffAfterTime: duration({
      label: 'Auto log-off after',
      help: 'Logs staff off an idle terminal',
      initial: 300,
    }),
    requireReasonOnEditRecords: toggle({ label: 'Require a reason to edit time entries' }),
    breaks: pause('Breaks', 600, true),
    lunch: pause('Lunch', 1800, false),
  },
);

export interface TimeClock extends Value<typeof fields> {}
export const timeClock: Field<TimeClock> = fields;

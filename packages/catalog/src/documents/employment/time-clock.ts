import { duration, type Field, group, toggle, type Value } from '@commissary/schema';

const pause = (label: string, seconds: number, paid: boolean) =>
  group(
    { label },
    {
      enabled: toggle({ label: 'Offer it on the time clock' }),
      defaultLength: duration({ label: 'Usual length', initial: seconds, max: 86_400 }),
      isPaid: toggle({ label: 'Paid', initial: paid }),
      excessIsNotPaid: toggle({
        label: 'Time over the usual length is not paid',
        visibleWhen: { path: 'isPaid', equals: true },
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
      { title: 'Breaks and lunch', fields: ['breaks', 'lunch'] },
    ],
  },
  {
    enable: toggle({ label: 'Use the time clock', initial: true }),
    autoClockOffAfterTime: duration({
      label: 'Clock off automatically after',
      help: 'Ends a shift that somebody forgot',
      initial: 57_600,
      shownIn: 'hours',
    }),
    autoLogOffAfterTime: duration({
      label: 'Log off automatically after',
      help: 'Locks a terminal left alone',
      initial: 300,
    }),
    requireReasonOnEditRecords: toggle({ label: 'Ask for a reason when a time record is edited' }),
    breaks: pause('Breaks', 600, true),
    lunch: pause('Lunch', 1800, false),
  },
);

export interface TimeClock extends Value<typeof fields> {}
export const timeClock: Field<TimeClock> = fields;

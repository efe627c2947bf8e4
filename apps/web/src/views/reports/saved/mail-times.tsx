import { savedViewTexts as texts } from '@commissary/catalog';
import type { ReportView } from '@commissary/contract';
import { formatClock, mailIntervals, zoneName } from '@commissary/domain';
import { ownZone } from '../../../formatting/index.ts';
import { Select } from '../../../ui/index.ts';

type Mailing = NonNullable<ReportView['mail']>;

export interface MailTimesProps {
  readonly mail: ReportView['mail'];
  readonly onChange: (mail: ReportView['mail']) => void;
}

/** Before a day begins. */
const usualHour = 6;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatClock(hour * 3_600) }));
const intervals = [
  { value: 'NEVER' as const, label: texts.never },
  ...mailIntervals.map(value => ({ value, label: texts.intervals[value] })),
];

/** How often a view is mailed to its owner, and at which hour: of the zone of the browser, unless it has one already. */
export function MailTimes({ mail, onChange }: MailTimesProps) {
  const choose = (every: Mailing['every'] | 'NEVER') =>
    onChange(every === 'NEVER' ? undefined : { hour: usualHour, zone: ownZone(), ...mail, every });
  return (
    <>
      <Select<Mailing['every'] | 'NEVER'>
        label={texts.mailToMe}
        data={intervals}
        value={mail?.every ?? 'NEVER'}
        allowDeselect={false}
        onChange={chosen => chosen !== null && choose(chosen)}
      />
      {mail !== undefined && (
        <Select
          label={texts.atHour(zoneName(mail.zone))}
          data={hours}
          value={String(mail.hour)}
          allowDeselect={false}
          onChange={hour => hour !== null && onChange({ ...mail, hour: Number(hour) })}
        />
      )}
    </>
  );
}

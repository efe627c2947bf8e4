import { type LocationSettings, simulatorTexts, layoutTexts as texts } from '@commissary/catalog';
import { plainDateTimeText, plainDateTimeToInstant, zoneName } from '@commissary/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../../form/state/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { PopoverMenu } from '../../ui/index.ts';
import type { Moment } from './moment.ts';

export interface AsOnProps {
  readonly moment: Moment | null;
  readonly onChange: (moment: Moment | null) => void;
  readonly settings: LocationSettings | undefined;
}

/** Chooses the moment and the station at which the layout is looked at. */
export function AsOn({ moment, onChange, settings }: AsOnProps) {
  const { zone } = useForm();
  const [now] = useState(Date.now);
  const shown: Moment = moment ?? { instant: now, station: null };
  const stations = settings?.stations ?? [];
  const station = stations.find(({ id }) => String(id) === moment?.station)?.name ?? '';
  return (
    <PopoverMenu
      label={texts.asOnPanel}
      button={props => (
        <Button
          {...props}
          variant={moment === null ? 'default' : 'light'}
          leftSection={<IconClock size={16} stroke={1.8} aria-hidden />}
        >
          {moment === null ? texts.asOn : texts.asOnAt(dayAndTimeAt(moment.instant, zone), station)}
        </Button>
      )}
    >
      {close => (
        <div className="stack gap-12 pad-x-12 pad-y-8">
          <TextInput
            type="datetime-local"
            label={simulatorTexts.time(zoneName(zone))}
            value={plainDateTimeText(shown.instant, zone).slice(0, 16)}
            onChange={({ currentTarget: { value } }) => {
              // While a part is missing, the text is empty; a year may be typed beyond four digits.
              if (/^\d{4}-/.test(value)) onChange({ ...shown, instant: plainDateTimeToInstant(value, zone) });
            }}
          />
          <NativeSelect
            label={simulatorTexts.station}
            value={shown.station ?? ''}
            data={[
              { value: '', label: simulatorTexts.anyStation },
              ...stations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => onChange({ ...shown, station: value === '' ? null : value })}
          />
          {moment !== null && (
            <Button
              variant="subtle"
              onClick={() => {
                onChange(null);
                close();
              }}
            >
              {texts.everything}
            </Button>
          )}
        </div>
      )}
    </PopoverMenu>
  );
}

import { pushTexts as texts } from '@commissary/catalog';
import { addDays, isLocalDateTime, plainDateAt, pushRules } from '@commissary/domain';
import { Button, Checkbox, InputBase, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ownZone } from '../../formatting/index.ts';
import { askConfirm, notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { type DayTime, DayTimeInputs, SectionCard, Segmented, useCurrentTime } from '../../ui/index.ts';
import { type Audience, AudiencePicker, locationsOf, placesOf } from './audience-picker.tsx';
import { PhonePreview } from './phone-preview.tsx';
import styles from './push.module.css';
import { pushAudienceOf } from './push-queries.ts';
import { timesOf } from './push-times.ts';
import { Reach } from './reach.tsx';
import { usePush } from './use-push.ts';

const whens = [
  { value: 'now', label: texts.now },
  { value: 'at', label: texts.atTime },
] as const;
/** The locations that are named; the others are counted. */
const mostNamed = 3;

/** A new notification: what it says, to whom and when, beside the phone that shows it. */
export function Compose() {
  const { user, companyId, tenant } = useActiveTenant();
  const { send, busy } = usePush(companyId);
  const now = useCurrentTime();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<Audience>(() => startsWith(tenant, user.companyWide));
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [at, setAt] = useState<DayTime>(() => ({ day: addDays(plainDateAt(Date.now(), ownZone()), 1), time: '12:00' }));
  const [atNight, setAtNight] = useState(false);
  const places = placesOf(audience);
  const counted = useQuery({
    ...pushAudienceOf(companyId, places === 'nothing' ? [] : places),
    enabled: places !== 'nothing',
  });
  const devices = places === 'nothing' ? undefined : counted.data?.devices;
  const typed = `${at.day}T${at.time}`;
  const isTimed = when === 'now' || isLocalDateTime(typed);
  const local = when === 'at' && isTimed ? typed : null;
  const times = timesOf(locationsOf(audience, user.accessibleTenants), local, now);
  const waitsForNight = times.night.length > 0 && !atNight;
  const isComplete = title.trim() !== '' && text.trim() !== '' && isTimed && !times.isPast && !times.lacksZone;
  const submit = async () => {
    if (places === 'nothing' || devices === undefined) return;
    if (places === null && !(await isConfirmed(title.trim(), devices, user.companyName))) return;
    const body = {
      ...{ title: title.trim(), text: text.trim(), atNight, seen: devices },
      ...(places !== null && { places: [...places] }),
      ...(local !== null && { localDateTime: local }),
    };
    if (!(await send(body))) return;
    notify('success', local === null ? texts.sent(devices) : texts.scheduled(devices));
    setTitle('');
    setText('');
    setAtNight(false);
  };
  return (
    <div className={`${styles.columns} space-below-16`}>
      <SectionCard title={texts.compose} flush>
        <Line label={texts.title} used={texts.used(title.length, pushRules.titleLength)}>
          {id => (
            <TextInput
              id={id}
              value={title}
              maxLength={pushRules.titleLength}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
        </Line>
        <Line label={texts.text} used={texts.used(text.length, pushRules.textLength)} help={texts.textHelp}>
          {id => (
            <InputBase
              component="textarea"
              id={id}
              multiline
              rows={3}
              value={text}
              maxLength={pushRules.textLength}
              onChange={({ currentTarget }) => setText(currentTarget.value.replaceAll(/[\r\n]+/g, ' '))}
            />
          )}
        </Line>
        <Line label={texts.to}>
          {() => (
            <div className="stack gap-8">
              <AudiencePicker
                tenants={user.accessibleTenants}
                everybody={user.companyWide}
                value={audience}
                onChange={setAudience}
              />
              {places !== 'nothing' && <Reach counted={counted} />}
            </div>
          )}
        </Line>
        <Line label={texts.when}>
          {() => (
            <div className="stack gap-8 align-start">
              <Segmented label={texts.when} value={when} options={whens} onChange={setWhen} />
              {when === 'at' && (
                <DayTimeInputs timeLabel={texts.time} dayLabel={texts.day} value={at} onChange={setAt} />
              )}
              <div className="stack gap-4 text-13 tone-2" role="status">
                {local !== null && times.clocks.length > 0 && <p>{texts.eachClock(times.clocks)}</p>}
                {times.isPast && <p className="tone-error">{texts.past}</p>}
                {times.lacksZone && <p className="tone-error">{texts.noZone}</p>}
                {times.night.length > 0 && (
                  <p>{texts.night(times.night.slice(0, mostNamed), Math.max(0, times.night.length - mostNamed))}</p>
                )}
              </div>
              {times.night.length > 0 && (
                <Checkbox
                  label={texts.atNight}
                  checked={atNight}
                  onChange={({ currentTarget }) => setAtNight(currentTarget.checked)}
                />
              )}
            </div>
          )}
        </Line>
        <div className="row wrap justify-end gap-8 pad-x-20 pad-y-12 line-above">
          <Button
            disabled={!isComplete || waitsForNight || devices === undefined || devices === 0}
            loading={busy}
            onClick={() => void submit()}
          >
            {buttonText(devices, local)}
          </Button>
        </div>
      </SectionCard>
      <PhonePreview title={title} text={text} sender={user.companyName} at={now} />
    </div>
  );
}

interface LineProps {
  readonly label: string;
  /** How much of the limit is used. */
  readonly used?: string;
  readonly help?: string;
  /** Receives the id of the control that the label is of. */
  readonly children: (id: string) => ReactNode;
}

function Line({ label, used, help, children }: LineProps) {
  const id = useId();
  return (
    <div className={`${styles.line} gap-8 gap-x-16 pad-x-20 pad-y-12 line-below`}>
      <div className="stack gap-2">
        {used === undefined ? (
          <span className="weight-600">{label}</span>
        ) : (
          <label className="weight-600" htmlFor={id}>
            {label}
          </label>
        )}
        {help !== undefined && <span className="text-12 tone-3">{help}</span>}
      </div>
      <div className="stack gap-4 min-width-0">
        {children(id)}
        {used !== undefined && <span className="text-12 tone-3 text-end">{used}</span>}
      </div>
    </div>
  );
}

const startsWith = (
  tenant: { readonly id: string; readonly type: 'GROUP' | 'LOCATION' } | null,
  everybody: boolean,
): Audience => {
  if (tenant === null) return everybody ? { kind: 'everybody' } : { kind: 'locations', ids: new Set() };
  return tenant.type === 'GROUP' ? { kind: 'group', id: tenant.id } : { kind: 'locations', ids: new Set([tenant.id]) };
};

const buttonText = (devices: number | undefined, local: string | null): string => {
  if (devices === undefined || devices === 0) return texts.nothing;
  return local === null ? texts.sendTo(devices) : texts.schedule(devices);
};

/** Asks for the name of the company before everybody is notified. */
const isConfirmed = async (title: string, devices: number, companyName: string): Promise<boolean> => {
  const answer = await askConfirm({
    title: texts.confirmEverybody(devices),
    text: texts.confirmText(title),
    term: companyName,
    accept: texts.sendTo(devices),
  });
  return answer === 'accept';
};

import { orderTypeName, shownMenuTexts, takenOrderTypes, simulatorTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { type Surface, surfaces, zoneName } from '@commissary/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Segmented, Select } from '../../ui/index.ts';
import { orderTypeIn } from './order-types.ts';
import { limitedOffers } from './simulate.ts';
import styles from './simulator.module.css';
import type { Simulated, SimulatedDocuments } from './use-simulated-documents.ts';
import { type SimulatedState, type Simulation, simulatedStates } from './use-simulation.ts';

export interface SimulatorControlsProps {
  readonly simulation: Simulation;
  readonly onChange: (members: Partial<Simulation>) => void;
  readonly location: AccessibleTenant;
  readonly locations: readonly AccessibleTenant[];
  readonly timeZone: string;
  readonly time: string;
  readonly state: SimulatedState;
  readonly simulated: Simulated;
  readonly documents: SimulatedDocuments | null | undefined;
}

/** Where, when, for which order and in which state the menu is shown. */
export function SimulatorControls(props: SimulatorControlsProps) {
  const { simulation, onChange, location, locations, timeZone, time, state, simulated, documents } = props;
  const settings = documents?.settings;
  const limits = limitedOffers(documents?.menu ?? { offers: [] }).map(one => one.validity.guestDailyLimit.orders);
  const orderTypes = settings === undefined ? [] : takenOrderTypes(settings.orderTypes);
  const orderType = settings === undefined ? null : orderTypeIn(settings, simulation.orderType, simulation.surface);
  const { schedule = null, hasUnsaved } = simulated;
  const isOffered = { live: true, scheduled: schedule !== null, saved: true, unsaved: hasUnsaved };
  const states = simulatedStates.filter(one => isOffered[one]);
  return (
    <search className={`${styles.controls} grid align-end gap-12`} aria-label={texts.controls}>
      {locations.length > 1 && (
        <Select
          label={texts.location}
          value={location.id}
          data={locations.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          onChange={locationId => onChange({ locationId })}
        />
      )}
      <TextInput
        type="datetime-local"
        label={texts.time(zoneName(timeZone))}
        value={time}
        onChange={({ currentTarget: { value } }) => {
          // While a part is missing, the text is empty; a year may be typed beyond four digits.
          if (/^\d{4}-/.test(value)) onChange({ at: value });
        }}
        className={styles.time ?? ''}
      />
      <NativeSelect
        label={texts.orderType}
        value={String(orderType ?? '')}
        data={orderTypes.map(one => ({ value: String(one.id), label: orderTypeName(one) }))}
        onChange={({ currentTarget }) => onChange({ orderType: currentTarget.value })}
      />
      <NativeSelect
        label={texts.station}
        value={simulation.station ?? ''}
        data={[
          { value: '', label: texts.anyStation },
          ...(settings?.stations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => onChange({ station: currentTarget.value })}
      />
      <TextInput
        type="number"
        label={texts.people}
        min={1}
        max={999}
        value={simulation.people}
        onChange={({ currentTarget: { value } }) => /^[1-9]\d{0,2}$/.test(value) && onChange({ people: Number(value) })}
      />
      {limits.length > 0 && (
        <NativeSelect
          label={texts.guest}
          value={String(simulation.guestUses ?? '')}
          data={[
            { value: '', label: texts.guestUnknown },
            ...Array.from({ length: Math.max(...limits) + 1 }, (_, uses) => ({
              value: String(uses),
              label: texts.guestUses(uses),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ guestUses: value === '' ? null : Number(value) })}
        />
      )}
      <div className="row wrap gap-12 span-all">
        <Segmented<Surface>
          label={texts.surface}
          value={simulation.surface}
          options={surfaces.map(value => ({ value, label: shownMenuTexts.surfaces[value] }))}
          onChange={surface => onChange({ surface, tab: null })}
        />
        <Segmented<SimulatedState>
          label={texts.state}
          value={state}
          options={states.map(value => ({ value, label: texts.states[value] }))}
          onChange={value => onChange({ state: value })}
        />
        {schedule !== null && (
          <p className="text-13 tone-2">{texts.scheduled(dayAndTimeAt(schedule.dueAt, timeZone), schedule.by)}</p>
        )}
        {simulation.at !== null && (
          <Button variant="subtle" size="xs" onClick={() => onChange({ at: null })}>
            {texts.now}
          </Button>
        )}
      </div>
    </search>
  );
}

import { canaryTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { type PilotLimits, pilotMeasures, soakMinutes, usualPilotLimits } from '@commissary/domain';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { SearchInput, Segmented } from '../../ui/index.ts';
import type { PublishRequest } from '../index.ts';
import styles from '../preview/publish.module.css';
import { PilotsOf } from './pilots-of.tsx';

/** Where a publish goes first. */
export interface PilotsChoice {
  readonly isOn: boolean;
  readonly picked: ReadonlySet<string>;
  /** As typed. */
  readonly soak: string;
  readonly limits: PilotLimits;
  readonly onHalt: 'rollback' | 'keep';
}

export const usualPilots: PilotsChoice = {
  isOn: false,
  picked: new Set(),
  soak: String(soakMinutes.usual),
  limits: usualPilotLimits,
  onHalt: 'rollback',
};

/** Of the locations that a search finds. */
const mostShown = 50;

export interface PilotsOptionProps {
  readonly choice: PilotsChoice;
  readonly onChoice: (choice: PilotsChoice) => void;
  /** The selected locations. */
  readonly locations: readonly AccessibleTenant[];
  /** Whether all of them start at one instant. */
  readonly hasOneStart: boolean;
}

/** To a few locations first: which, for how long their terminals are watched, and what stops the rest. */
export function PilotsOption({ choice, onChoice, locations, hasOneStart }: PilotsOptionProps) {
  const problem = choice.isOn ? pilotsProblem(choice, locations, hasOneStart) : null;
  return (
    <div className="stack gap-8">
      <Checkbox
        label={texts.open}
        description={texts.about}
        checked={choice.isOn}
        onChange={event => onChoice({ ...choice, isOn: event.currentTarget.checked })}
      />
      {choice.isOn && <Details choice={choice} onChoice={onChoice} locations={locations} />}
      {problem !== null && (
        <p className="text-13 tone-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Details({ choice, onChoice, locations }: Omit<PilotsOptionProps, 'hasOneStart'>) {
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = locations.filter(({ name }) => name.toLowerCase().includes(needle)).slice(0, mostShown);
  const pick = (id: string, on: boolean): void => {
    const others = [...choice.picked].filter(one => one !== id);
    onChoice({ ...choice, picked: new Set(on ? [...others, id] : others) });
  };
  return (
    <>
      <fieldset className={`${styles.pilots} reset stack gap-8`}>
        <legend className="size-13 weight-600">{texts.pilots}</legend>
        <PilotsOf
          locations={locations}
          onPick={ids => onChoice({ ...choice, picked: new Set([...choice.picked, ...ids]) })}
        />
        {locations.length > mostShown && <SearchInput label={texts.findPilot} value={search} onChange={setSearch} />}
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={choice.picked.has(id)}
            onChange={event => pick(id, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <label className="stack gap-4 size-13 weight-600">
        {texts.soak}
        <input
          className={`${styles.input} weight-400 tone-1`}
          type="number"
          min={soakMinutes.least}
          max={soakMinutes.most}
          value={choice.soak}
          onChange={event => onChoice({ ...choice, soak: event.currentTarget.value })}
        />
      </label>
      <fieldset className="reset stack gap-8">
        <legend className="size-13 weight-600">{texts.limits}</legend>
        {pilotMeasures.map(measure => {
          const limit = choice.limits[measure];
          const setLimit = (more: Partial<typeof limit>): void =>
            onChoice({ ...choice, limits: { ...choice.limits, [measure]: { ...limit, ...more } } });
          return (
            <div key={measure} className={styles.fields}>
              <label className="stack gap-4 size-13">
                {texts.measures[measure]}
                <input
                  className={`${styles.input} tone-1`}
                  type="number"
                  min={0}
                  value={limit.most}
                  onChange={event =>
                    setLimit({ most: Math.max(0, Math.floor(event.currentTarget.valueAsNumber || 0)) })
                  }
                />
              </label>
              <div className="stack justify-end">
                <Segmented
                  label={texts.unit(texts.measures[measure])}
                  value={limit.unit}
                  options={[
                    { value: 'terminals', label: texts.units.terminals },
                    { value: 'percent', label: texts.units.percent },
                  ]}
                  onChange={unit => setLimit({ unit })}
                />
              </div>
            </div>
          );
        })}
      </fieldset>
      <Segmented
        label={texts.onHalt}
        value={choice.onHalt}
        options={[
          { value: 'rollback', label: texts.rollBack },
          { value: 'keep', label: texts.keep },
        ]}
        onChange={onHalt => onChoice({ ...choice, onHalt })}
      />
    </>
  );
}

const pickedAmong = ({ picked }: PilotsChoice, locations: readonly AccessibleTenant[]): string[] =>
  locations.flatMap(({ id }) => (picked.has(id) ? [id] : []));

/** Why it cannot be asked for so; null: it can. */
export const pilotsProblem = (
  choice: PilotsChoice,
  locations: readonly AccessibleTenant[],
  hasOneStart: boolean,
): string | null => {
  const count = pickedAmong(choice, locations).length;
  const minutes = Number(choice.soak);
  if (!hasOneStart) return texts.needsOneStart;
  if (count === 0 || count === locations.length) return texts.chooseSome;
  if (!Number.isInteger(minutes) || minutes < soakMinutes.least || minutes > soakMinutes.most) return texts.soakRange;
  return null;
};

/** As the call asks for it; nothing where it is off. */
export const pilotsRequest = (
  choice: PilotsChoice,
  locations: readonly AccessibleTenant[],
): Pick<PublishRequest, 'pilots'> => {
  const { isOn, soak, limits, onHalt } = choice;
  const locationIds = pickedAmong(choice, locations);
  return isOn ? { pilots: { locationIds, soakMinutes: Number(soak), limits, onHalt } } : {};
};

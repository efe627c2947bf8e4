import { locationLabels, locationsTexts, setupTexts as texts } from '@commissary/catalog';
import { usStates } from '@commissary/domain';
import { TextInput } from '@mantine/core';
import { classNames, Select } from '../../ui/index.ts';
import { timeZoneChoices } from '../location-form/index.ts';
import { type NewPassword, PasswordEntry } from '../password/index.ts';
import styles from './setup.module.css';
import type { SetupDraft, SetupProblems } from './setup-draft.ts';
import { WeekHours } from './week-hours.tsx';

export interface StepProps {
  readonly draft: SetupDraft;
  readonly problems: SetupProblems;
  readonly onChange: (part: Partial<SetupDraft>) => void;
}

export function CompanyStep({ draft, problems, onChange }: StepProps) {
  return (
    <TextInput
      className={styles.narrow ?? ''}
      label={texts.companyName}
      description={texts.companyNameHelp}
      autoComplete="organization"
      autoFocus
      maxLength={60}
      value={draft.companyName}
      error={problems.companyName}
      onChange={({ currentTarget }) => onChange({ companyName: currentTarget.value })}
    />
  );
}

export function LocationStep({ draft, problems, onChange }: StepProps) {
  const { location } = draft;
  const change = (part: Partial<SetupDraft['location']>) => onChange({ location: { ...location, ...part } });
  const text = (name: 'name' | 'street' | 'city' | 'postalCode', label: string, more: object = {}) => (
    <TextInput
      label={label}
      value={location[name]}
      error={problems[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...more}
    />
  );
  return (
    <>
      <div className={classNames(styles.pair, styles.wide)}>
        {text('name', locationLabels.name, { autoFocus: true, maxLength: 60, placeholder: texts.locationNameHelp })}
        <Select
          label={locationLabels.timeZone}
          inputMode="search"
          allowDeselect={false}
          data={timeZoneChoices(location.timeZone)}
          value={location.timeZone || null}
          error={problems.timeZone}
          onChange={timeZone => change({ timeZone: timeZone ?? '' })}
        />
      </div>
      <fieldset className={classNames(styles.address, styles.wide)}>
        <legend className="visually-hidden">{locationLabels.address}</legend>
        {text('street', locationsTexts.street, { maxLength: 120, autoComplete: 'address-line1' })}
        {text('city', locationsTexts.city, { maxLength: 60, autoComplete: 'address-level2' })}
        <Select
          label={locationsTexts.stateOrTerritory}
          inputMode="search"
          clearable
          data={[...usStates]}
          value={location.state || null}
          error={problems.state}
          onChange={state => change({ state: state ?? '' })}
        />
        {text('postalCode', locationsTexts.zipCode, { inputMode: 'numeric', autoComplete: 'postal-code' })}
        <p className={styles.quiet}>{texts.addressHelp}</p>
      </fieldset>
      <WeekHours days={draft.days} problem={problems.days} onChange={days => onChange({ days })} />
    </>
  );
}

export interface OwnerStepProps extends StepProps {
  readonly password: NewPassword;
  readonly disabled: boolean;
}

export function OwnerStep({ draft, problems, onChange, password, disabled }: OwnerStepProps) {
  return (
    <div className={styles.owner}>
      <TextInput
        label={texts.ownerName}
        autoComplete="name"
        autoFocus
        maxLength={120}
        disabled={disabled}
        value={draft.ownerName}
        error={problems.ownerName}
        onChange={({ currentTarget }) => onChange({ ownerName: currentTarget.value })}
      />
      <TextInput
        type="email"
        label={texts.email}
        description={texts.emailHelp}
        autoComplete="username"
        maxLength={254}
        disabled={disabled}
        value={draft.email}
        error={problems.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <PasswordEntry value={password} policy="standard" disabled={disabled} />
    </div>
  );
}

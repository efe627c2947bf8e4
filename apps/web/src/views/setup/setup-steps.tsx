import { locationLabels, setupTexts as texts } from '@commissary/catalog';
import { tenantNameLength, usStates } from '@commissary/domain';
import { addressParts, isEmptyAddress, noAddress } from '@commissary/schema';
import { TextInput } from '@mantine/core';
import { AddressInputs } from '../../form/address/index.ts';
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
      maxLength={tenantNameLength}
      value={draft.companyName}
      error={problems.companyName}
      onChange={({ currentTarget }) => onChange({ companyName: currentTarget.value })}
    />
  );
}

export function LocationStep({ draft, problems, onChange }: StepProps) {
  const { location } = draft;
  const change = (part: Partial<SetupDraft['location']>) => onChange({ location: { ...location, ...part } });
  return (
    <>
      <div className={classNames(styles.pair, styles.wide)}>
        <TextInput
          label={locationLabels.name}
          autoFocus
          maxLength={tenantNameLength}
          placeholder={texts.locationNameHelp}
          value={location.name}
          error={problems.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
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
        <AddressInputs
          value={location.address ?? noAddress}
          states={usStates}
          wrong={addressParts.filter(part => problems[part] !== undefined)}
          autoComplete
          onChange={address => change({ address: isEmptyAddress(address) ? null : address })}
        />
        <p className="text-13 tone-2">{texts.addressHelp}</p>
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

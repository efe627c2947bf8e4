import { addressTexts } from '@commissary/catalog';
import { type AddressPart, addressLimits, isEmptyAddress, type PostalAddress } from '@commissary/schema';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { Select } from '../../ui/index.ts';
import { readAddress } from './read-address.ts';

export interface AddressInputsProps {
  readonly value: PostalAddress;
  readonly states: readonly string[];
  /** The parts below which their problem is said. */
  readonly wrong: readonly AddressPart[];
  /** The browser offers the address of the person: where it is their own. */
  readonly autoComplete?: boolean;
  readonly onChange: (value: PostalAddress, typing: boolean) => void;
}

/** The parts of a postal address, each with its label. A whole address that is typed or pasted as the street is divided. */
export function AddressInputs({ value, states, wrong, autoComplete = false, onChange }: AddressInputsProps) {
  const last = useRef<HTMLInputElement>(null);
  const changeStreet = (street: string) => {
    const whole = isEmptyAddress({ ...value, street: '' }) ? readAddress(street, states) : null;
    // Four more digits of the ZIP code may follow.
    if (whole !== null) last.current?.focus();
    onChange(whole ?? { ...value, street }, whole === null);
  };
  const problem = (part: AddressPart) => (wrong.includes(part) ? addressTexts.problems[part] : undefined);
  const text = (part: AddressPart, filledAs: string, more: object) => (
    <TextInput
      label={addressTexts.parts[part]}
      autoComplete={autoComplete ? filledAs : 'off'}
      value={value[part]}
      error={problem(part)}
      onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value }, true)}
      {...more}
    />
  );
  return (
    <>
      {text('street', 'address-line1', {
        maxLength: addressLimits.street,
        placeholder: addressTexts.street,
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => changeStreet(currentTarget.value),
      })}
      {text('city', 'address-level2', { maxLength: addressLimits.city })}
      <Select
        label={addressTexts.parts.state}
        inputMode="search"
        clearable
        data={[...states]}
        value={value.state || null}
        error={problem('state')}
        onChange={state => onChange({ ...value, state: state ?? '' }, false)}
      />
      {text('postalCode', 'postal-code', { inputMode: 'numeric', ref: last })}
    </>
  );
}

import {
  type AddressField,
  isEmptyAddress,
  isRecord,
  noAddress,
  type PostalAddress,
  wrongAddressParts,
} from '@commissary/schema';
import { type FocusEvent, useState } from 'react';
import { AddressInputs } from '../address/index.ts';
import type { WidgetProps } from './widget-props.ts';

/**
 * An address, null where all its parts are empty and the field may be. What is missing is said once the user has left
 * the address.
 */
export function AddressWidget({ id, field, value, label, describedBy, onChange, onDone }: WidgetProps<AddressField>) {
  const [isLeft, setLeft] = useState(false);
  const address: PostalAddress = isRecord(value) ? { ...noAddress, ...value } : noAddress;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setLeft(true);
    onDone();
  };
  const change = (next: PostalAddress, typing: boolean) =>
    onChange(field.nullable && isEmptyAddress(next) ? null : next, typing);
  return (
    <fieldset
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      className="grid align-start gap-16 reset columns-280"
      onBlur={leave}
    >
      <AddressInputs
        value={address}
        states={field.states}
        wrong={isLeft && value !== null ? wrongAddressParts(address, field.states) : []}
        onChange={change}
      />
    </fieldset>
  );
}

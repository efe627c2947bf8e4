import { type Check, type Field, type Kind, type Meta, make } from '../field/index.ts';
import {
  addressLimits,
  addressParts,
  isAddress,
  noAddress,
  type PostalAddress,
  postalCodePattern,
  wrongAddressParts,
} from '../value/index.ts';

/** An address, replaced whole: a mix of two addresses would be a third one. */
export interface AddressField extends Field<PostalAddress> {
  readonly kind: Kind<'address', AddressField>;
  /** The postal codes of the states. */
  readonly states: readonly string[];
}

export const address = (meta: Meta & Pick<AddressField, 'states'>): AddressField =>
  make<AddressField>({ ...meta, kind: addressKind });

const check =
  (field: AddressField): Check =>
  (value, at) => {
    if (!isAddress(value)) return at.report('type');
    if (wrongAddressParts(value, field.states).length > 0) at.report('format');
  };

const addressKind: Kind<'address', AddressField> = {
  name: 'address',
  keying: 'atomic',
  initial: () => noAddress,
  json: field => ({
    type: 'object',
    properties: {
      street: { type: 'string', minLength: 1, maxLength: addressLimits.street },
      city: { type: 'string', minLength: 1, maxLength: addressLimits.city },
      state: { type: 'string', enum: field.states },
      postalCode: { type: 'string', pattern: postalCodePattern.source },
    },
    required: [...addressParts],
    additionalProperties: false,
  }),
  format: (_, value, texts) => (isAddress(value) ? texts.address(value) : texts.notSet),
  check,
};

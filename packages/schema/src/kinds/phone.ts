import { type Field, type Kind, type Meta, make } from '../field/index.ts';

/** The number of a telephone in the United States: its ten digits, without separators. */
export interface Phone extends Field<string> {
  readonly kind: Kind<'phone', Phone>;
}

export const phone = (meta: Meta): Phone => make<Phone>({ ...meta, kind: phoneKind });

/** As it is stored. */
export const phonePattern = /^\d{10}$/;

const phoneKind: Kind<'phone', Phone> = {
  name: 'phone',
  keying: 'atomic',
  initial: () => '',
  json: () => ({ type: 'string', pattern: phonePattern.source }),
  format: (_, value, texts) => (value === '' ? texts.notSet : texts.phone(String(value))),
  check: () => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (!phonePattern.test(value)) at.report('format');
  },
};

import { type Field, type Kind, type Meta, make } from '../field/index.ts';

export interface Toggle extends Field<boolean> {
  readonly kind: Kind<'toggle', Toggle>;
  readonly initial: boolean;
}

export const toggle = (meta: Meta & { initial?: boolean }): Toggle =>
  make<Toggle>({ initial: false, ...meta, kind: toggleKind });

const toggleKind: Kind<'toggle', Toggle> = {
  name: 'toggle',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({ type: 'boolean' }),
  format: (_, value, texts) => (value === true ? texts.on : texts.off),
  check: () => (value, at) => {
    if (typeof value !== 'boolean') at.report('type');
  },
};

import { type Field, type Kind, type Meta, make } from '../field/index.ts';

export interface NumberField extends Field<number> {
  readonly kind: Kind<'number', NumberField>;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** 1 = whole numbers; 0.5 = halves; `any` = every number between the limits. */
  readonly step: number | 'any';
  /** The only numbers, each with the label that is shown in its place, such as the days of a week. */
  readonly options?: readonly NumberOption[];
}

export interface NumberOption {
  readonly value: number;
  readonly label: string;
}

type Options = {
  initial?: number;
  min?: number;
  max?: number;
  step?: number | 'any';
  options?: readonly NumberOption[];
  /** The labels of the options from `min` on. */
  names?: readonly string[];
};

/** A number that is neither money nor percent. Whole and not negative by default. */
export const number = ({ names, ...meta }: Meta & Options): NumberField =>
  make<NumberField>({
    ...{ initial: 0, min: 0, max: 999_999_999, step: 1 },
    ...(names && { options: names.map((label, position) => ({ value: position + (meta.min ?? 0), label })) }),
    ...meta,
    kind: numberKind,
  });

const numberKind: Kind<'number', NumberField> = {
  name: 'number',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({
    type: field.step === 1 ? 'integer' : 'number',
    minimum: field.min,
    maximum: field.max,
    ...(field.step !== 1 && field.step !== 'any' && { multipleOf: field.step }),
  }),
  format: (field, value, texts) =>
    field.options?.find(option => option.value === value)?.label ??
    (field.unit === undefined ? String(value) : texts.withUnit(String(value), field.unit)),
  check: field => (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return at.report('type');
    const before = at.count;
    if (value < field.min) at.report('too-small', { min: field.min });
    if (value > field.max) at.report('too-large', { max: field.max });
    const steps = field.step === 'any' ? 0 : value / field.step;
    if (Math.abs(steps - Math.round(steps)) > 1e-9) at.report('not-a-step', { step: field.step });
    const isOption = field.options?.some(option => option.value === value) ?? true;
    if (!isOption && at.count === before) at.report('not-an-option', { value });
  },
};

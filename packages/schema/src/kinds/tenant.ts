import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { isRecord } from '../value/index.ts';
import { isId } from './id.ts';

export type TenantType = 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';

/** Where something holds. Everywhere (`GLOBAL`) has an empty id. */
export interface TenantValue<T extends string = TenantType> {
  readonly type: T;
  readonly id: string;
}

/** The company, a group or a location, or everywhere; replaced whole. Both texts are empty until one is chosen. */
export interface TenantField<T extends TenantType = TenantType> extends Field<TenantValue<T>> {
  readonly kind: Kind<'tenant', TenantField>;
  readonly types: readonly T[];
  /** The target whose members give groups, locations and the company their names: `company:/tenants`. */
  readonly to: string;
}

export const tenant = <T extends TenantType>(meta: Meta & Pick<TenantField<T>, 'types' | 'to'>): TenantField<T> =>
  make<TenantField<T>>({ ...meta, kind: tenantKind });

/** Narrows to a tenant, for traversals that name what a value points at. */
export const isTenant = (field: Field): field is TenantField => field.kind === tenantKind;

/** The value before one is chosen. */
export const noTenant: TenantValue<string> = { type: '', id: '' };

/** Whether a tenant is chosen. */
export const isTenantChosen = ({ type }: TenantValue<string>): boolean => type !== noTenant.type;

const isTenantValue = (value: unknown): value is TenantValue<string> =>
  isRecord(value) && Object.keys(value).length === 2 && typeof value.type === 'string' && typeof value.id === 'string';

const tenantKind: Kind<'tenant', TenantField> = {
  name: 'tenant',
  keying: 'atomic',
  initial: () => noTenant,
  json: ({ types }) => ({
    type: 'object',
    properties: { type: { type: 'string', enum: types }, id: { type: 'string', maxLength: 64 } },
    required: ['type', 'id'],
    additionalProperties: false,
  }),
  format: ({ label }, value, texts) =>
    isTenantValue(value) && isTenantChosen(value) ? texts.memberCount(1, label, label) : texts.notSet,
  check:
    ({ types }) =>
    (value, at) => {
      if (!isTenantValue(value)) return at.report('type');
      // A rule of the record decides whether one has to be chosen.
      if (!isTenantChosen(value) && value.id === '') return;
      if (!types.some(type => type === value.type)) at.report('not-an-option');
      else if (value.type === 'GLOBAL' ? value.id !== '' : !isId(value.id)) at.report('bad-id');
    },
};

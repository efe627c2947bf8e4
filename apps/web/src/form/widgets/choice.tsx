import type { Choice } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { tenantsOf } from '../../cache/tenants.ts';
import { useForm } from '../form-context.ts';
import styles from './choice.module.css';
import { Picker } from './picker.tsx';
import { type OfferedOption, offeredAt, posWords } from './pos-needs.ts';
import type { WidgetProps } from './widget-props.ts';

export function ChoiceWidget(props: WidgetProps<Choice>) {
  const { options } = props.field;
  const needsPos = options.some(({ minPosVersion }) => minPosVersion !== undefined);
  return needsPos ? <ChoiceByPos {...props} /> : <ChoicePicker {...props} options={options} />;
}

/** Says what the options need of the point of sale; where it is known to be too old, they cannot be chosen. */
function ChoiceByPos(props: WidgetProps<Choice>) {
  const { id, field, value, describedBy } = props;
  const { companyId, tenantId } = useForm().address;
  const { data: tenants = [] } = useQuery(tenantsOf(companyId));
  const here = tenants.find(tenant => tenant.id === tenantId && tenant.type === 'LOCATION');
  const places = tenants
    .filter(
      tenant => tenant.type === 'LOCATION' && (tenantId === null || [tenant.id, tenant.groupId].includes(tenantId)),
    )
    .map(({ name, thrivePosVersion }) => ({ name, posVersion: thrivePosVersion }));
  const options = here === undefined ? field.options : offeredAt(field.options, here.thrivePosVersion, value);
  return (
    <div className={styles.choice}>
      <ChoicePicker {...props} options={options} describedBy={`${id}-needs ${describedBy}`} />
      <span id={`${id}-needs`} className={styles.needs}>
        {posWords(field.options, places, here === undefined ? 'below' : 'here')}
      </span>
    </div>
  );
}

interface ChoicePickerProps extends WidgetProps<Choice> {
  readonly options: readonly OfferedOption[];
}

function ChoicePicker({ id, field, value, describedBy, invalid, onChange, options }: ChoicePickerProps) {
  return (
    <Picker
      id={id}
      value={typeof value === 'string' ? value : null}
      options={options}
      describedBy={describedBy}
      invalid={invalid}
      clearable={field.optional === true}
      onChange={next => onChange(next ?? undefined)}
    />
  );
}

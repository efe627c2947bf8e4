import type { Choice } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { locationOf, positionsOf } from '../../cache/index.ts';
import { useForm } from '../state/index.ts';
import { type OfferedOption, offeredAt, posRequirementText } from './options/pos-requirements.ts';
import { SingleSelect } from './options/single-select.tsx';
import type { WidgetProps } from './widget-props.ts';

export function ChoiceWidget(props: WidgetProps<Choice>) {
  const { options } = props.field;
  const needsPos = options.some(({ minPosVersion }) => minPosVersion !== undefined);
  return needsPos ? <ChoiceByPos {...props} /> : <ChoicePicker {...props} options={options} />;
}

/**
 * Shows the point-of-sale version that the options need; an option cannot be chosen where the location's version is
 * known to be older.
 */
function ChoiceByPos(props: WidgetProps<Choice>) {
  const { id, field, value, describedBy } = props;
  const { address, levelOf } = useForm();
  const { companyId, tenantId } = address;
  const isLocation = levelOf(tenantId) === 'location';
  const { data: here } = useQuery({ ...locationOf(companyId, tenantId ?? ''), enabled: isLocation });
  const { data: below = [] } = useQuery({ ...positionsOf(companyId, tenantId), enabled: !isLocation });
  const locations = here ? [{ name: here.name, posVersion: here.thrivePosVersion }] : below;
  const options = here === undefined ? field.options : offeredAt(field.options, here.thrivePosVersion, value);
  return (
    <div className="stack gap-6">
      <ChoicePicker {...props} options={options} describedBy={`${id}-needs ${describedBy}`} />
      <span id={`${id}-needs`} className="size-13 tone-3">
        {posRequirementText(field.options, locations, isLocation ? 'here' : 'below')}
      </span>
    </div>
  );
}

interface ChoicePickerProps extends WidgetProps<Choice> {
  readonly options: readonly OfferedOption[];
}

function ChoicePicker({ id, field, value, describedBy, invalid, onChange, options }: ChoicePickerProps) {
  return (
    <SingleSelect
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

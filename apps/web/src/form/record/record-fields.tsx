import { type Block, blocksOf, fieldAt, isGroup, isShownTo } from '@commissary/schema';
import type { ComponentType } from 'react';
import { useActiveTenant } from '../../session/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { labelsItsInputs, type WidgetProps } from '../inputs/index.ts';
import { useFormSelector } from '../state/index.ts';
import { RecordValue } from './record-value.tsx';
import type { FieldErrors } from './use-record-outcome.ts';

export interface RecordFieldsProps {
  /** The controls of fields whose options come from elsewhere, by key. */
  readonly controls?: Readonly<Record<string, ComponentType<WidgetProps>>>;
  /** The fields that are not shown. */
  readonly without?: readonly string[];
  /** Why the server rejected the value of a field, by key. */
  readonly errors?: FieldErrors;
}

/** The fields of a record in the sections of its layout, each with the control of its kind. */
export function RecordFields({ without = [], ...props }: RecordFieldsProps) {
  const definition = useFormSelector('', ({ opened }) => opened.definition);
  const { enabledFeatures } = useActiveTenant().user;
  if (!isGroup(definition)) return null;
  const isShown = isShownTo(enabledFeatures);
  return blocksOf(definition).map(block => {
    const fields = block.fields.filter(
      key => !without.includes(key) && isShown(fieldAt(definition, `/${key}`) ?? definition),
    );
    return (
      fields.length > 0 && (
        <SectionCard key={block.title} title={block.title}>
          {block.help !== undefined && <p className="text-13 tone-2 space-below-12">{block.help}</p>}
          <RecordGrid fields={fields} {...props} />
        </SectionCard>
      )
    );
  });
}

export interface RecordGridProps extends Omit<RecordFieldsProps, 'without'>, Partial<Pick<Block, 'fields'>> {
  /** The group whose fields they are, where it is not the record itself. */
  readonly path?: string;
  /** The fields that take the whole width. */
  readonly wide?: readonly string[];
  /** The class of its columns, where they are narrower than usual. */
  readonly columns?: string | undefined;
}

/** The fields of one section, or of all of a group, as far as their reader is shown them. */
export function RecordGrid({
  path = '',
  fields,
  controls = {},
  errors = {},
  wide = [],
  columns = 'columns-280',
}: RecordGridProps) {
  const definition = useFormSelector('', ({ opened }) => opened.definition);
  const { enabledFeatures } = useActiveTenant().user;
  const isShown = isShownTo(enabledFeatures);
  const group = fieldAt(definition, path);
  const keys = fields ?? (group !== undefined && isGroup(group) ? blocksOf(group).flatMap(block => block.fields) : []);
  return (
    <div className={`grid align-start gap-16 ${columns}`}>
      {keys.map(key => {
        const field = fieldAt(definition, `${path}/${key}`);
        return (
          field &&
          isShown(field) && (
            <RecordValue
              key={key}
              path={`${path}/${key}`}
              wide={wide.includes(key) || labelsItsInputs(field)}
              error={errors[key]}
              {...(controls[key] && { Control: controls[key] })}
            />
          )
        );
      })}
    </div>
  );
}

import { inputsTexts } from '@commissary/catalog';
import type { MapField } from '@commissary/schema';
import type { NestingProps } from './widget-props.ts';

/** One value for each key; the product defines the keys. */
export function MapWidget(props: NestingProps<MapField<unknown>>) {
  const { id, field, value, label, onChange, Nested } = props;
  const record = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).sort();
  return (
    <fieldset className="stack gap-8 reset" id={id} aria-label={label} tabIndex={-1}>
      {keys.length === 0 && inputsTexts.none}
      {keys.map(key => (
        <label className="row align-center gap-8" key={key} htmlFor={`${id}-${key}`}>
          {key}
          <Nested
            {...props}
            id={`${id}-${key}`}
            field={field.item}
            value={record[key]}
            onChange={(next, typing) => onChange({ ...record, [key]: next }, typing)}
          />
        </label>
      ))}
    </fieldset>
  );
}

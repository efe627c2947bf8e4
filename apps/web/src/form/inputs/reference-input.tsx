import { inputsTexts } from '@commissary/catalog';
import { isCrossDocument, type Reference } from '@commissary/schema';
import { CrossDocumentSelect } from './options/cross-document-select.tsx';
import { SingleSelect } from './options/single-select.tsx';
import { useTargets } from './options/use-targets.ts';
import type { WidgetProps } from './widget-props.ts';

/** One member of a list elsewhere: in the document, or in another one. */
export function ReferenceWidget(props: WidgetProps<Reference>) {
  return isCrossDocument(props.field) ? <CrossDocumentSelect {...props} /> : <InwardReference {...props} />;
}

function InwardReference({ id, field, path, value, describedBy, invalid, onChange }: WidgetProps<Reference>) {
  const targets = useTargets(field, path);
  const chosen = value === undefined || value === '' ? null : String(value);
  const pick = (next: string | null) => {
    const target = targets.find(one => String(one.id) === next);
    onChange(target?.id ?? (field.optional === true ? undefined : field.initial));
  };
  return (
    <SingleSelect
      id={id}
      value={chosen}
      options={targets.map(target => ({ value: String(target.id), label: target.name }))}
      describedBy={describedBy}
      invalid={invalid}
      placeholder={targets.length === 0 ? inputsTexts.noTargetsYet : inputsTexts.chooseOne}
      clearable={chosen !== field.initial}
      onChange={pick}
    />
  );
}

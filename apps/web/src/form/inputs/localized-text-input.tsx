import { inputsTexts } from '@commissary/catalog';
import { isLanguageTag, isRecord, type LocalizedText } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { InputWithUnit } from './text/input-with-unit.tsx';
import type { NestingProps } from './widget-props.ts';

/** One text for each language; the declared languages are offered, and any other can be added by its tag. */
export function LocalizedTextWidget(props: NestingProps<LocalizedText>) {
  const { id, field, value, label, onChange, Nested } = props;
  const [typed, setTyped] = useState('');
  const record = isRecord(value) ? value : {};
  const tags = [...new Set([...field.languages, ...Object.keys(record)])];
  const tag = typed.trim();
  const without = (gone: string) => Object.fromEntries(Object.entries(record).filter(([one]) => one !== gone));
  return (
    <fieldset className="stack gap-8 reset" id={id} aria-label={label} tabIndex={-1}>
      {tags.map(one => (
        <div className="row align-center gap-8" key={one}>
          <label htmlFor={`${id}-${one}`}>{one}</label>
          <Nested
            {...props}
            id={`${id}-${one}`}
            field={field.item}
            label={`${label}: ${one}`}
            value={record[one] ?? ''}
            onChange={(next, typing) => onChange({ ...record, [one]: next }, typing)}
          />
          {record[one] !== undefined && (
            <ActionIcon aria-label={inputsTexts.removeLanguage(one)} onClick={() => onChange(without(one))}>
              <IconX size={15} stroke={1.8} />
            </ActionIcon>
          )}
        </div>
      ))}
      <div className="row align-center gap-8">
        <InputWithUnit
          aria-label={`${label}: ${inputsTexts.language}`}
          placeholder={inputsTexts.languageHint}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={15} stroke={1.8} />}
          disabled={!isLanguageTag(tag) || record[tag] !== undefined}
          onClick={() => {
            onChange({ ...record, [tag]: '' });
            setTyped('');
          }}
        >
          {inputsTexts.addLanguage}
        </Button>
      </div>
    </fieldset>
  );
}

import { type Block, blocksOf, isGroup } from '@commissary/schema';
import type { ComponentType } from 'react';
import { SectionCard } from '../../ui/index.ts';
import { labelsItsInputs, type WidgetProps } from '../inputs/index.ts';
import { useFormSelector } from '../state/index.ts';
import styles from './record-fields.module.css';
import { RecordValue } from './record-value.tsx';

export interface RecordFieldsProps {
  /** The controls of fields whose options come from elsewhere, by key. */
  readonly controls?: Readonly<Record<string, ComponentType<WidgetProps>>>;
  /** The fields that are not shown. */
  readonly without?: readonly string[];
}

/** The fields of a record in the sections of its layout, each with the control of its kind. */
export function RecordFields({ controls = {}, without = [] }: RecordFieldsProps) {
  const definition = useFormSelector('', ({ opened }) => opened.definition);
  if (!isGroup(definition)) return null;
  const isShown = (key: string) => !without.includes(key) && definition.shape[key]?.systemManaged === undefined;
  const blocks = blocksOf(definition).map(block => ({ ...block, fields: block.fields.filter(isShown) }));
  return blocks
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }: Block) => (
      <SectionCard key={title} title={title}>
        <div className={styles.fields}>
          {fields.map(key => (
            <RecordValue
              key={key}
              path={`/${key}`}
              wide={definition.shape[key] !== undefined && labelsItsInputs(definition.shape[key])}
              {...(controls[key] && { Control: controls[key] })}
            />
          ))}
        </div>
      </SectionCard>
    ));
}

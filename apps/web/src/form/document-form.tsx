import { documents, formTexts } from '@commissary/catalog';
import { type Field, fieldAt, isGroup, isList } from '@commissary/schema';
import { SectionCard } from '../ui/section.tsx';
import styles from './document-form.module.css';
import { FieldRow } from './fields/field-row.tsx';
import { GroupRows } from './fields/group-rows.tsx';
import { useForm } from './state/form-context.ts';
import '../levels/levels.css';
import { SectionBadges } from './fields/section-badges.tsx';
import { ListSection } from './lists/list-section.tsx';

/**
 * The sections of a document that a screen edits, or parts of them, each in a frame of its own, in the order of the
 * screen.
 */
export function DocumentForm({ sections }: { readonly sections: readonly string[] }) {
  const { address } = useForm();
  const definition = documents[address.kind].field;
  return (
    <div className={styles.sections}>
      {sections.map(key => {
        const field = fieldAt(definition, `/${key}`);
        return field && <SectionFrame key={key} field={field} path={`/${key}`} />;
      })}
    </div>
  );
}

function SectionFrame({ field, path }: { readonly field: Field; readonly path: string }) {
  const { level } = useForm();
  if (isList(field)) return <ListSection list={field} path={path} />;
  const keys = <span className={styles.keys}>{formTexts.resetShortcutHint}</span>;
  const hint = level === 'company' ? field.help : keys;
  return (
    <SectionCard title={field.label} beside={<SectionBadges path={path} title={field.label} />} aside={hint} flush>
      <div className={styles.body}>
        {isGroup(field) ? <GroupRows group={field} path={path} List={ListSection} /> : <FieldRow path={path} />}
      </div>
    </SectionCard>
  );
}

import { documents, formTexts } from '@commissary/catalog';
import { type Field, fieldAt, isGroup, isList } from '@commissary/schema';
import { SectionCard } from '../ui/index.ts';
import styles from './document-form.module.css';
import { FieldRow, GroupRows, SectionBadges } from './fields/index.ts';
import { useForm } from './state/index.ts';
import '../levels/levels.css';
import { ListSection } from './lists/index.ts';

/**
 * The sections of a document that a screen edits, or parts of them, each in a frame of its own, in the order of the
 * screen.
 */
export function DocumentForm({ sections }: { readonly sections: readonly string[] }) {
  const { address, isShown } = useForm();
  const definition = documents[address.kind].field;
  const fields = sections.flatMap(key => {
    const field = fieldAt(definition, `/${key}`);
    return field === undefined || !isShown(onItsScreen(field)) ? [] : [{ path: `/${key}`, field }];
  });
  // Shown below the members of another section.
  const inside = new Set(fields.flatMap(({ field }) => (isList(field) ? (field.below?.list ?? []) : [])));
  return (
    <div className={`${styles.sections} stack gap-16`}>
      {fields.map(({ path, field }) => !inside.has(path) && <SectionFrame key={path} field={field} path={path} />)}
    </div>
  );
}

/** A section with a screen of its own is shown on that screen. */
const onItsScreen = ({ separateScreen: _, ...field }: Field): Field => field;

function SectionFrame({ field, path }: { readonly field: Field; readonly path: string }) {
  const { level } = useForm();
  if (isList(field)) return <ListSection list={field} path={path} />;
  const keys = <span className={styles.keys}>{formTexts.resetShortcutHint}</span>;
  const hint = level === 'company' ? field.help : keys;
  return (
    <SectionCard title={field.label} titleExtra={<SectionBadges path={path} title={field.label} />} aside={hint} flush>
      <div className={styles.body}>
        {isGroup(field) ? <GroupRows group={field} path={path} List={ListSection} /> : <FieldRow path={path} />}
      </div>
    </SectionCard>
  );
}

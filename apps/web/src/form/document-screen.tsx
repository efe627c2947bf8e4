import { type Edits, editsMember, editsSections, editsTable, kindRecords } from '@commissary/catalog';
import { type ComponentType, Suspense } from 'react';
import { lazyComponent, type ViewProps } from '../navigation/index.ts';
import { SkeletonRows } from '../ui/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
import { MemberBeside, RowNote, type RowNoteProps } from './lists/index.ts';
import type { AsideProps } from './member-page.tsx';

export interface DocumentScreenProps extends ViewProps {
  /** Replaces the generic form of the sections. */
  readonly Body?: ComponentType | undefined;
  /** Stands beside the fields of one member, such as a preview. */
  readonly Aside?: ComponentType<AsideProps> | undefined;
  /** Stands below each row of the lists, such as what the member means. */
  readonly Note?: ComponentType<RowNoteProps> | undefined;
}

/**
 * A screen that edits sections of a document for the tenant in the address: in an edit session of its own, or in the
 * one that all screens of the document share.
 */
export function DocumentScreen({ screen, Body, Aside, Note }: DocumentScreenProps) {
  const { edits } = screen;
  if (edits === undefined) return null;
  const form = <EditedForm edits={edits} title={screen.title} Aside={Aside} />;
  const body = Body === undefined ? Note === undefined ? form : <RowNote value={Note}>{form}</RowNote> : <Body />;
  if (kindRecords[edits.document].editSession === 'document') return body;
  return <DocumentSession screen={screen}>{body}</DocumentSession>;
}

interface EditedFormProps extends Pick<DocumentScreenProps, 'Aside'> {
  readonly edits: Edits;
  readonly title: string;
}

function EditedForm({ edits, title, Aside }: EditedFormProps) {
  if (editsSections(edits))
    return (
      <MemberBeside value={MemberPane}>
        <DocumentForm sections={edits.sections} />
      </MemberBeside>
    );
  return (
    <Suspense fallback={<SkeletonRows />}>
      {editsMember(edits) ? (
        <MemberForm edits={edits} Aside={Aside} />
      ) : editsTable(edits) ? (
        <ListsSection edits={edits} title={title} />
      ) : (
        <AddedMemberForm edits={edits} />
      )}
    </Suspense>
  );
}

const ListsSection = lazyComponent(async () => (await import('./matrix/index.ts')).ListsSection);

const AddedMemberForm = lazyComponent(async () => (await import('./added-member-form.tsx')).AddedMemberForm);

/** Loaded when the first member is shown beside its list. */
const MemberPane = lazyComponent(async () => (await import('./member-pane.tsx')).MemberPane);

/** Loaded when the first member is opened: most screens edit sections. */
const MemberForm = lazyComponent(async () => (await import('./member-form.tsx')).MemberForm);

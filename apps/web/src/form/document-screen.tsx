import { type Edits, editsMember, editsSections, editsTable, kindRecords } from '@commissary/catalog';
import type { ComponentType } from 'react';
import { lazyComponent, type ViewProps } from '../navigation/index.ts';
import { SkeletonRows } from '../ui/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
import { MemberHeader } from './lazy-member-header.tsx';
import { MemberBeside, preloadLists, RowNote, type RowNoteProps } from './lists/index.ts';
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
  if (editsMember(edits)) return <MemberForm edits={edits} Aside={Aside} />;
  return editsTable(edits) ? <ListsSection edits={edits} title={title} /> : <AddedMemberForm edits={edits} />;
}

const late = { fallback: <SkeletonRows /> };

const ListsSection = lazyComponent(async () => (await import('./matrix/index.ts')).ListsSection, late);

const AddedMemberForm = lazyComponent(async () => (await import('./added-member-form.tsx')).AddedMemberForm, late);

/** Loaded when the first member is shown beside its list. */
const MemberPane = lazyComponent(async () => (await import('./member-pane.tsx')).MemberPane, late);

/** Loaded when the first member is opened: most screens edit sections. */
const MemberForm = lazyComponent(async () => (await import('./member-form.tsx')).MemberForm, late);

/**
 * Loads what a screen renders first of the form besides its sections: with the screen, and not after it. The screens of
 * a shared session are lists and members.
 */
export const preloadForm = async (edits: Edits): Promise<void> => {
  if (editsMember(edits)) await Promise.all([MemberForm.preload(), MemberHeader.preload()]);
  else if (editsTable(edits)) await ListsSection.preload();
  else if (!editsSections(edits)) await AddedMemberForm.preload();
  else if (kindRecords[edits.document].editSession === 'document') await preloadLists();
};

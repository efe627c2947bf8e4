import { type Edits, editsMember, editsSections, kindRecords } from '@commissary/catalog';
import type { ComponentType } from 'react';
import { lazyComponent, type ViewProps } from '../navigation/index.ts';
import { SkeletonRows } from '../ui/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
import type { LateFormProps } from './late-form.tsx';
import { LazyMemberHeader } from './lazy-member-header.tsx';
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

interface EditedFormProps extends Omit<LateFormProps, 'edits'> {
  readonly edits: Edits;
}

function EditedForm({ edits, title, Aside }: EditedFormProps) {
  if (editsSections(edits))
    return (
      <MemberBeside value={MemberPane}>
        <DocumentForm sections={edits.sections} />
      </MemberBeside>
    );
  return <LateForm edits={edits} title={title} Aside={Aside} />;
}

const late = { fallback: <SkeletonRows /> };

/** Loaded when the first member is shown beside its list. */
const MemberPane = lazyComponent(async () => (await import('./member-pane.tsx')).MemberPane, late);

/** Loaded with the first screen that edits none. */
const LateForm = lazyComponent(async () => (await import('./late-form.tsx')).LateForm, late);

/**
 * Loads what a screen renders first of the form besides its sections: with the screen, and not after it. The screens of
 * a shared session are lists and members.
 */
export const preloadForm = async (edits: Edits): Promise<void> => {
  if (!editsSections(edits))
    await Promise.all([LateForm, ...(editsMember(edits) ? [LazyMemberHeader] : [])].map(part => part.preload()));
  else if (kindRecords[edits.document].editSession === 'document') await preloadLists();
};

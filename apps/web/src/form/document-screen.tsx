import { type Edits, editsMember, kindRecords } from '@commissary/catalog';
import type { ComponentType } from 'react';
import type { ViewProps } from '../navigation/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
import { MemberForm } from './member-form.tsx';
import type { AsideProps } from './member-page.tsx';

export interface DocumentScreenProps extends ViewProps {
  /** Replaces the generic form of the sections. */
  readonly Body?: ComponentType | undefined;
  /** Stands beside the fields of one member, such as a preview. */
  readonly Aside?: ComponentType<AsideProps> | undefined;
}

/**
 * A screen that edits sections of a document for the tenant in the address: in an edit session of its own, or in the
 * one that all screens of the document share.
 */
export function DocumentScreen({ screen, Body, Aside }: DocumentScreenProps) {
  const { edits } = screen;
  if (edits === undefined) return null;
  const body = Body === undefined ? <EditedForm edits={edits} Aside={Aside} /> : <Body />;
  if (kindRecords[edits.document].editSession === 'document') return body;
  return <DocumentSession screen={screen}>{body}</DocumentSession>;
}

interface EditedFormProps extends Pick<DocumentScreenProps, 'Aside'> {
  readonly edits: Edits;
}

function EditedForm({ edits, Aside }: EditedFormProps) {
  return editsMember(edits) ? <MemberForm edits={edits} Aside={Aside} /> : <DocumentForm sections={edits.sections} />;
}

import { type Edits, editsMember, kindRecords } from '@commissary/catalog';
import type { ComponentType } from 'react';
import type { ViewProps } from '../navigation/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
import { MemberForm } from './member-form.tsx';

export interface DocumentScreenProps extends ViewProps {
  /** Replaces the generic form of the sections. */
  readonly Body?: ComponentType | undefined;
}

/**
 * A screen that edits sections of a document for the tenant in the address: in an edit session of its own, or in the
 * one that all screens of the document share.
 */
export function DocumentScreen({ screen, Body }: DocumentScreenProps) {
  const { edits } = screen;
  if (edits === undefined) return null;
  const body = Body === undefined ? <EditedForm edits={edits} /> : <Body />;
  if (kindRecords[edits.document].editSession === 'document') return body;
  return <DocumentSession screen={screen}>{body}</DocumentSession>;
}

function EditedForm({ edits }: { readonly edits: Edits }) {
  return editsMember(edits) ? <MemberForm edits={edits} /> : <DocumentForm sections={edits.sections} />;
}

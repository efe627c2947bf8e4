import { type Edits, editsMember, kindRecords } from '@commissary/catalog';
import { type ComponentType, lazy, Suspense } from 'react';
import { type ViewProps, withTimeout } from '../navigation/index.ts';
import { SkeletonRows } from '../ui/index.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentSession } from './document-session.tsx';
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
  if (!editsMember(edits)) return <DocumentForm sections={edits.sections} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <MemberForm edits={edits} Aside={Aside} />
    </Suspense>
  );
}

/** Loaded when the first member is opened: most screens edit sections. */
const MemberForm = lazy(async () => ({ default: (await withTimeout(import('./member-form.tsx'))).MemberForm }));

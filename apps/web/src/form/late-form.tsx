import { type AddedMember, type EditedMember, type EditedTable, editsMember, editsTable } from '@commissary/catalog';
import type { ComponentType } from 'react';
import { AddedMemberForm } from './added-member-form.tsx';
import { ListsSection } from './matrix/index.ts';
import { MemberForm } from './member-form.tsx';
import type { AsideProps } from './member-page.tsx';

export interface LateFormProps {
  readonly edits: EditedMember | EditedTable | AddedMember;
  readonly title: string;
  readonly Aside?: ComponentType<AsideProps> | undefined;
}

/** The form of a screen that edits no sections: a member, a table of several lists, or a member that is added. */
export function LateForm({ edits, title, Aside }: LateFormProps) {
  if (editsMember(edits)) return <MemberForm edits={edits} Aside={Aside} />;
  return editsTable(edits) ? <ListsSection edits={edits} title={title} /> : <AddedMemberForm edits={edits} />;
}

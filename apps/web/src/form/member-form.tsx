import { documents, type EditedMember, formListsTexts, formMembersTexts } from '@commissary/catalog';
import { type Group, isGroup, memoByIdentity } from '@commissary/schema';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { AppLink, hrefOfPath, navigateTo } from '../navigation/index.ts';
import { EmptyState } from '../ui/index.ts';
import { useRow } from './lists/index.ts';
import { type AsideProps, MemberPage } from './member-page.tsx';
import { movedTo } from './move/index.ts';
import { RowActions } from './row-menu/index.ts';
import type { RowPosition } from './rows/index.ts';
import { fieldElementId, useForm } from './state/index.ts';
import { type AddressedMember, useEditedMember } from './use-edited-member.ts';

export interface MemberFormProps {
  readonly edits: EditedMember;
  readonly Aside?: ComponentType<AsideProps> | undefined;
}

/** The fields of the member that the address names. */
export function MemberForm({ edits, Aside }: MemberFormProps) {
  const member = useEditedMember(edits);
  const { position, list, listPath, path } = member;
  if (position === undefined) return <NoSuchMember member={member} />;
  if (position.state !== 'shown') return <AbsentMember list={list} listPath={listPath} position={position} />;
  return (
    <div id={fieldElementId(path)} data-path={path} key={path}>
      {isGroup(list.item) && (
        <MemberPage group={without(list.item, edits.without)} path={path} Aside={Aside} below={list.below} />
      )}
    </div>
  );
}

/** The same group at every call, so that the page does not draw again. */
const without = memoByIdentity(
  (group: Group<unknown>, keys: readonly string[] = []): Group<unknown> =>
    keys.length === 0
      ? group
      : { ...group, shape: Object.fromEntries(Object.entries(group.shape).filter(([key]) => !keys.includes(key))) },
);

/** The list has no such member; one that got another parent since has its page there. */
function NoSuchMember({ member: { list, listPath, path } }: { readonly member: AddressedMember }) {
  const { address, store } = useForm();
  const router = useRouter();
  const { tab } = useSearch({ strict: false });
  const moved = list.uniqueIds === 'document' ? movedTo(store.session(), path) : undefined;
  const there = moved === undefined ? null : hrefOfPath(address, moved, typeof tab === 'string' ? { tab } : {});
  useEffect(() => {
    if (there !== null) navigateTo(router, there, { replace: true });
  }, [router, there]);
  const href = hrefOfPath(address, listPath, { field: listPath });
  return (
    <EmptyState
      text={formMembersTexts.gone(list.item.label.toLowerCase(), documents[address.kind].title.text)}
      action={href !== null && <AppLink href={href}>{formMembersTexts.showList(list.label.toLowerCase())}</AppLink>}
    />
  );
}

interface AbsentMemberProps extends Pick<AddressedMember, 'list' | 'listPath'> {
  readonly position: RowPosition;
}

/** Hidden here, or changed here while the level above no longer has it: it has no fields until that is undone. */
export function AbsentMember({ list, listPath, position }: AbsentMemberProps) {
  const row = useRow(list, listPath, position);
  return (
    <EmptyState
      text={
        row.state === 'hidden'
          ? formListsTexts.hiddenRowHint(row.name)
          : formMembersTexts.dormant(list.item.label.toLowerCase())
      }
      action={<RowActions list={list} row={row} listPath={listPath} before={false} behind={false} />}
    />
  );
}

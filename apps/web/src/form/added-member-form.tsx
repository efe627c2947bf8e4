import { type AddedMember, addition, documents, formMembersTexts, formTexts } from '@commissary/catalog';
import { fieldAt, isList, parentPath } from '@commissary/schema';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { hrefOfPath, navigateTo } from '../navigation/index.ts';
import { EmptyState, SkeletonRows } from '../ui/index.ts';
import { addNewMember, knownValues } from './actions/index.ts';
import { missingToAdd, useForm, valueIn } from './state/index.ts';

/** Adds a member to the list that the address names, and goes to its page. */
export function AddedMemberForm({ edits }: { readonly edits: AddedMember }) {
  const { store, newId, address } = useForm();
  const router = useRouter();
  const { listPath, values } = addition(edits, useParams({ strict: false }));
  const { opened } = store.session();
  const list = fieldAt(opened.definition, listPath);
  if (list === undefined || !isList(list)) throw new Error(`${edits.addsTo} is no list`);
  const needs = missingToAdd(opened, listPath);
  const isGone = valueIn(store.session(), parentPath(listPath) ?? '') === undefined;
  const done = useRef(false);
  useEffect(() => {
    if (done.current || needs !== undefined || isGone) return;
    done.current = true;
    const members = valueIn(store.session(), listPath);
    const last: unknown = Array.isArray(members) ? members.at(-1)?.id : undefined;
    const member = addNewMember(
      store,
      listPath,
      list,
      newId(),
      last === undefined ? null : String(last),
      knownValues(store.session(), listPath, list, values),
    );
    const href = hrefOfPath(address, member.path, { field: `${member.path}/${list.namePath}` });
    if (href !== null) navigateTo(router, href, { replace: true });
  });
  if (isGone)
    return <EmptyState text={formMembersTexts.gone(list.label.toLowerCase(), documents[address.kind].title.text)} />;
  return needs === undefined ? <SkeletonRows /> : <EmptyState text={formTexts.requires(needs)} />;
}

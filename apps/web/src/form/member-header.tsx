import {
  documentLabel,
  type EditedMember,
  formMembersTexts,
  type RegisteredScreen,
  shellTexts,
} from '@commissary/catalog';
import { isMemberToken, parentPath, pathLabels, pathsAbove, splitPath } from '@commissary/schema';
import { memo, useMemo } from 'react';
import { valueTexts } from '../formatting/index.ts';
import { AppLink, hrefOfPath } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { effectiveOf, parentOf } from '../snapshot/index.ts';
import { type Crumb, CrumbTrail, PageHeader } from '../ui/index.ts';
import { AddAnother } from './add-another.tsx';
import { contentOf, type EditSession } from './edit-session/index.ts';
import { DocumentLinks } from './form-header.tsx';
import { RowBadges, useRow } from './lists/index.ts';
import { MemberNeighbors } from './member-neighbors.tsx';
import { MoveAction } from './move/index.ts';
import { StockAction } from './out-of-stock/index.ts';
import { PresenceAvatars } from './presence/index.ts';
import { NotPublishedBadge, OverridesPopover } from './provenance/index.ts';
import type { ListRow, RowPosition } from './rows/index.ts';
import { useForm, useFormSelectorAfterPaint } from './state/index.ts';
import { type AddressedMember, useEditedMember } from './use-edited-member.ts';

export interface MemberHeaderProps {
  readonly screen: RegisteredScreen;
  readonly edits: EditedMember;
}

/** What the member belongs to, its name, what is set here and not live, and its neighbors in the list. */
export function MemberHeader({ screen, edits }: MemberHeaderProps) {
  const member = useEditedMember(edits);
  const { position } = member;
  const { name } = useActiveTenant();
  return position === undefined ? (
    <>
      <title>{shellTexts.pageTitle(screen.title, name)}</title>
      <PageHeader title={screen.title} />
    </>
  ) : (
    <KnownMemberHeader key={member.path} member={member} position={position} />
  );
}

interface KnownMemberHeaderProps {
  readonly member: AddressedMember;
  readonly position: RowPosition;
}

/** A typed character is painted first; the name that it changes follows. */
function KnownMemberHeader({ member, position }: KnownMemberHeaderProps) {
  const { store } = useForm();
  const row = useRow(member.list, member.listPath, position, store.follow);
  return <HeaderOfRow member={member} row={row} />;
}

interface HeaderOfRowProps {
  readonly member: AddressedMember;
  readonly row: ListRow;
}

const HeaderOfRow = memo(function HeaderOfRow({ member, row }: HeaderOfRowProps) {
  const { address } = useForm();
  const { name } = useActiveTenant();
  const { list, listPath, path, rows } = member;
  const above = useNamesAbove(path);
  const paths = useMemo(() => [path], [path]);
  const within = above.at(-1)?.label ?? list.label;
  const outermost = hrefOfPath(address, listPath, {}) ?? undefined;
  const crumbs: readonly Crumb[] = [
    ...(above.length === 0
      ? [{ label: documentLabel(address.kind) }, { label: list.label, href: outermost }]
      : [{ label: documentLabel(address.kind), href: outermost }]),
    ...above.map(({ label, path }) => ({ label, href: hrefOfPath(address, path, { field: path }) ?? undefined })),
    { label: row.name },
  ];
  return (
    <>
      <title>{shellTexts.pageTitle(row.name, name)}</title>
      <CrumbTrail label={formMembersTexts.breadcrumbs} crumbs={crumbs} Link={AppLink} />
      <PageHeader
        title={row.name}
        titleExtra={
          <>
            <OverridesPopover paths={paths} title={row.name} />
            <RowBadges list={list} row={row.state === 'shown' ? { ...row, changed: 0 } : row} />
            <NotPublishedBadge paths={paths} />
          </>
        }
        more={<DocumentLinks words={row.name} />}
        actions={
          <>
            <PresenceAvatars />
            {row.state === 'shown' && <StockAction list={list} path={path} name={row.name} />}
            {row.state === 'shown' && !row.onlyHere && !row.fixed && (
              <MoveAction listPath={listPath} paths={paths} name={row.name} />
            )}
            <AddAnother list={list} listPath={listPath} rows={rows} path={path} />
            <MemberNeighbors member={member} within={within} />
          </>
        }
      />
    </>
  );
});

interface NamedPath {
  readonly path: string;
  readonly label: string;
}

/** The members around a path, outermost first. */
export const useNamesAbove = (path: string): readonly NamedPath[] =>
  useFormSelectorAfterPaint(
    parentPath(path) ?? '',
    useMemo(() => session => namesAbove(session, path), [path]),
  );

const namesAbove = (session: EditSession, path: string): readonly NamedPath[] => {
  const { opened } = session;
  // A member that is hidden here has its name at the level above.
  const names = {
    definition: opened.definition,
    documents: [effectiveOf(opened, contentOf(session)), parentOf(opened)],
  };
  return pathsAbove(path)
    .filter(above => isMemberToken(splitPath(above).at(-1) ?? ''))
    .map(above => ({ path: above, label: pathLabels(valueTexts, names, above).at(-1) ?? '' }));
};

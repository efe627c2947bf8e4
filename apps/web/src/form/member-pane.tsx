import { formMembersTexts } from '@commissary/catalog';
import { isGroup } from '@commissary/schema';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { AppLink, hrefOfPath } from '../navigation/index.ts';
import { type MemberBesideProps, RowBadges, useRow, withMemberBeside } from './lists/index.ts';
import { AbsentMember } from './member-form.tsx';
import { useNamesAbove } from './member-header.tsx';
import { MemberNeighbors } from './member-neighbors.tsx';
import { MemberPage } from './member-page.tsx';
import styles from './member-pane.module.css';
import { NotPublishedBadge, OverridesPopover } from './provenance/index.ts';
import { RowActions } from './row-menu/index.ts';
import { useForm } from './state/index.ts';

/** The page of a member beside its list: the same fields in the same edit session, with its own scroll position. */
export function MemberPane({ list, listPath, position, rows, takesFocus, onClose }: MemberBesideProps) {
  const { store, address } = useForm();
  const { path } = position;
  const row = useRow(list, listPath, position, store.follow);
  const href = useLocation({ select: location => location.href });
  const paths = useMemo(() => [path], [path]);
  const within = useNamesAbove(path).at(-1)?.label ?? list.label;
  const title = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    pane.current?.scrollTo(0, 0);
    if (takesFocus.current !== path) return;
    takesFocus.current = null;
    title.current?.focus({ preventScroll: true });
  }, [path, takesFocus]);
  const page = hrefOfPath(address, path, {});
  const at = rows.indexOf(position);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // A list of options or a dialog that is open closes first.
    const { target, currentTarget } = event;
    const isInside = target instanceof Element && currentTarget.contains(target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    if (target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    onClose();
  };
  return (
    <section ref={pane} className={styles.pane} aria-label={row.name} onKeyDown={closeOnEscape}>
      <div className={`${styles.head} row align-center gap-4 gap-x-8`}>
        <h2 ref={title} tabIndex={-1}>
          {row.name}
        </h2>
        <MemberNeighbors
          member={{ rows, position, list }}
          within={within}
          hrefTo={other => withMemberBeside(href, other)}
        />
        <ActionIcon aria-label={formMembersTexts.closeBeside(list.item.label.toLowerCase())} onClick={onClose}>
          <IconX size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      <div className={`${styles.more} row wrap align-center gap-4 gap-x-8 size-13`}>
        <OverridesPopover paths={paths} title={row.name} />
        <RowBadges list={list} row={row.state === 'shown' ? { ...row, changed: 0 } : row} />
        <NotPublishedBadge paths={paths} />
        {page !== null && <AppLink href={page}>{formMembersTexts.openPage}</AppLink>}
        {row.state === 'shown' && (
          <RowActions
            list={list}
            row={row}
            listPath={listPath}
            before={at > 0}
            behind={at < rows.length - 1}
            among={rows}
          />
        )}
      </div>
      {position.state !== 'shown' ? (
        <AbsentMember list={list} listPath={listPath} position={position} />
      ) : (
        isGroup(list.item) && (
          <div data-path={path} key={path}>
            <MemberPage group={list.item} path={path} Aside={undefined} />
          </div>
        )
      )}
    </section>
  );
}

import { formMembersTexts } from '@commissary/catalog';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppLink, hrefOfPath, navigateTo } from '../navigation/index.ts';
import styles from './member-header.module.css';
import { useForm } from './state/index.ts';
import type { AddressedMember } from './use-edited-member.ts';

export interface MemberNeighborsProps {
  readonly member: Pick<AddressedMember, 'rows' | 'position' | 'list'>;
  /** The address that shows one of them; its page by default. */
  readonly hrefTo?: (path: string) => string;
  /** The name of what the list belongs to. */
  readonly within: string;
}

const keys = { previous: 'PageUp', next: 'PageDown' } as const;

/** The position of a member in its list, and links to those before and after it, which Alt with Page Up or Down opens. */
export function MemberNeighbors({ member: { rows, position, list }, hrefTo, within }: MemberNeighborsProps) {
  const { address } = useForm();
  const { tab } = useSearch({ strict: false });
  const at = rows.findIndex(({ path }) => path === position?.path);
  const hrefAt = (index: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    if (hrefTo !== undefined) return hrefTo(row.path);
    return hrefOfPath(address, row.path, typeof tab === 'string' ? { tab } : {});
  };
  const hrefs = { previous: hrefAt(at - 1), next: hrefAt(at + 1) };
  useNeighborKeys(hrefs.previous, hrefs.next);
  const label = list.item.label.toLowerCase();
  return (
    <nav className="row align-center gap-4" aria-label={formMembersTexts.neighbors(list.label.toLowerCase())}>
      <span className={`${styles.position} text-13 tone-2 nowrap`}>
        {formMembersTexts.position(at + 1, rows.length, within)}
      </span>
      <Neighbor to="previous" words={formMembersTexts.previous(label)} href={hrefs.previous} />
      <Neighbor to="next" words={formMembersTexts.next(label)} href={hrefs.next} />
    </nav>
  );
}

interface NeighborProps {
  readonly to: keyof typeof keys;
  readonly words: string;
  readonly href: string | null;
}

function Neighbor({ to, words, href }: NeighborProps) {
  const Glyph = to === 'previous' ? IconChevronLeft : IconChevronRight;
  const looks = { variant: 'default', 'aria-label': words, 'aria-keyshortcuts': `Alt+${keys[to]}` } as const;
  const glyph = <Glyph size={17} stroke={1.8} aria-hidden />;
  if (href === null)
    return (
      <ActionIcon {...looks} disabled>
        {glyph}
      </ActionIcon>
    );
  return (
    <ActionIcon {...looks} component={AppLink} href={href}>
      {glyph}
    </ActionIcon>
  );
}

const useNeighborKeys = (previous: string | null, next: string | null): void => {
  const router = useRouter();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const href = { [keys.previous]: previous, [keys.next]: next }[event.key] ?? null;
      if (!event.altKey || event.ctrlKey || event.metaKey || href === null) return;
      event.preventDefault();
      navigateTo(router, href);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [router, previous, next]);
};

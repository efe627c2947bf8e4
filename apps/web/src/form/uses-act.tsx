import type { Use } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import { ActionIcon, Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActivePlace } from '../session/place.ts';
import { AppLink } from '../shell/app-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LevelGlyph } from '../ui/level-glyph.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { removeMember } from './acts.ts';
import { useForm } from './form-context.ts';
import type { ListRow } from './list-rows.ts';
import styles from './popover-list.module.css';
import { RemoveAct, type RemoveWord } from './remove-act.tsx';
import { hrefOfPath } from './screen-of-path.ts';
import { usesOf } from './uses.ts';

interface UsesActProps {
  readonly row: ListRow;
  /** How the row is taken away; absent where this person may not. */
  readonly remove: RemoveWord | undefined;
}

/** "Where is this used?" of a row that others refer to; one that is used is shown with its uses before it goes. */
export function UsesAct({ row, remove }: UsesActProps) {
  const { address, store } = useForm();
  const client = useQueryClient();
  const [open, setOpen] = useState<'look' | 'remove' | null>(null);
  const title = `Where is ${row.name} used?`;
  const take = () => {
    setOpen(null);
    removeMember(store, row.path);
  };
  const askFirst = async () => {
    // Whoever cannot be told may remove all the same: it is one step, and can be undone.
    const found = await client.fetchQuery(usesOf(address, row.path)).catch(() => undefined);
    if (found === undefined || found.total === 0) take();
    else setOpen('remove');
  };
  return (
    <>
      <ActionIcon
        aria-label={title}
        aria-expanded={open !== null}
        onPointerEnter={() => void client.prefetchQuery(usesOf(address, row.path))}
        onClick={() => setOpen('look')}
      >
        <IconLink size={16} stroke={1.8} />
      </ActionIcon>
      {open !== null && (
        <Popover opened onChange={() => setOpen(null)} position="bottom-end" withRoles={false} trapFocus returnFocus>
          <Popover.Target>
            <span />
          </Popover.Target>
          <Popover.Dropdown p={0} role="dialog" aria-label={title}>
            <div className={styles.panel}>
              <UsesList row={row} />
              {open === 'remove' && (
                <div className={styles.foot}>
                  <button type="button" className={styles.button} onClick={take}>
                    {remove} {row.name} all the same
                  </button>
                  <button type="button" className={styles.button} onClick={() => setOpen(null)}>
                    Keep it
                  </button>
                </div>
              )}
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
      {remove !== undefined && <RemoveAct word={remove} name={row.name} onClick={() => void askFirst()} />}
    </>
  );
}

function UsesList({ row }: { readonly row: ListRow }) {
  const { address } = useForm();
  const query = useQuery(usesOf(address, row.path));
  if (query.isPending) return <LoadingRows rows={3} height={40} />;
  if (query.isError) return <ErrorState text="Where it is used could not be loaded." onRetry={() => query.refetch()} />;
  const { uses, total } = query.data;
  return (
    <>
      <p className={styles.title}>
        {total === 0 ? `${row.name} is not used anywhere` : `${row.name} is used ${formatCount(total, 'time')}`}
        <span className={styles.about}>
          {total === 0 ? 'As everything is saved now. It can be removed.' : 'As everything is saved now'}
        </span>
      </p>
      {uses.map(use => (
        <UseLine key={`${use.kind} ${use.menuId} ${use.tenantId} ${use.path}`} use={use} />
      ))}
      {total > uses.length && <p className={styles.line}>And {total - uses.length} more.</p>}
    </>
  );
}

function UseLine({ use }: { readonly use: Use }) {
  const { address, levelOf, names } = useForm();
  const { user } = useActivePlace();
  const { kind, tenantId, menuId, path, subject } = use;
  const level = levelOf(tenantId);
  const there = user.accessibleTenants.find(({ id }) => id === tenantId)?.name ?? names[level];
  const href = hrefOfPath({ kind, companyId: address.companyId, tenantId, menuId }, path, { field: path });
  return (
    <div className={styles.line}>
      <span>{href === null ? subject : <AppLink href={href}>{subject}</AppLink>}</span>
      <span className={styles.name}>
        <LevelGlyph level={level} /> {there}
      </span>
    </div>
  );
}

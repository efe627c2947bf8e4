import { splitAddress } from '@commissary/catalog';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { hrefOfPath, navigateTo } from '../../navigation/index.ts';
import { useForm } from '../state/index.ts';
import styles from './list-beside.module.css';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { MemberBeside, type ShownRows, withMemberBeside } from './member-beside.ts';
import { useListOrder } from './use-list.ts';

/** Room for the names at the side, the rows and a member. */
const roomy = '(min-width: 1360px)';
const settleMs = 300;

/**
 * A table whose members open beside it: the address says which. Where there is no room, a member is on its page, and
 * an address with one beside its list leads there.
 */
export function ListBeside(props: ListTableProps) {
  const { list, path: listPath } = props;
  const Member = useContext(MemberBeside);
  const { address } = useForm();
  const router = useRouter();
  const fits = useMediaQuery(roomy, undefined, { getInitialValueInEffect: false });
  // A window that is narrow for a moment keeps what it shows.
  const hasRoom = useDebouncedValue(fits, settleMs)[0] || fits;
  const path = useSearch({ strict: false, select: ({ beside }) => beside });
  const rows = useListOrder(listPath);
  const position = Member === null ? undefined : rows.find(row => row.path === path);
  const takesFocus = useRef<string | null>(null);
  const table = useRef<ShownRows>(null);
  const show = useCallback(
    (next: string, byKeyboard: boolean) => {
      takesFocus.current = byKeyboard ? next : null;
      const { href } = router.history.location;
      // The way back leads to the list, past every member that was beside it.
      navigateTo(router, withMemberBeside(href, next), { replace: splitAddress(href).query.has('beside') });
    },
    [router],
  );
  const isOffered = hasRoom && Member !== null;
  const beside = useMemo(
    () => ({ path: isOffered ? path : undefined, show: isOffered ? show : undefined, table }),
    [isOffered, path, show],
  );
  const page = position === undefined || hasRoom ? null : hrefOfPath(address, position.path, {});
  useEffect(() => {
    if (page !== null) navigateTo(router, page, { replace: true });
  }, [router, page]);
  const close = () => {
    const at = table.current?.rows.findIndex(row => row.path === path) ?? -1;
    if (at >= 0) table.current?.focusRow(at);
    navigateTo(router, withMemberBeside(router.history.location.href, null), { replace: true });
  };
  const shown = hasRoom ? position : undefined;
  const among = table.current?.rows;
  return (
    <div className={styles.panes} data-beside={shown !== undefined || undefined}>
      <div>
        <ListTable {...props} beside={beside} />
      </div>
      {shown !== undefined && Member !== null && (
        <Member
          list={list}
          listPath={listPath}
          position={shown}
          rows={among?.includes(shown) ? among : rows}
          takesFocus={takesFocus}
          onClose={close}
        />
      )}
    </div>
  );
}

import { documentIdIn, formListsTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconCurrencyDollar } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useUser } from '../../session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import { ChangePricesDialog } from './change-prices-dialog.tsx';

export interface ChangePricesProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** The rows that are shown, in a list that may show some of its members. */
  readonly shown: readonly RowPosition[];
  readonly selected: readonly RowPosition[];
  readonly variant: 'default' | 'subtle';
}

/** Changes the prices of many members in one step. */
export function ChangePrices({ variant, ...props }: ChangePricesProps) {
  const [open, setOpen] = useState(false);
  const { address, level } = useForm();
  const { accessibleTenants } = useUser();
  const locations = useMemo(
    () =>
      accessibleTenants.filter(
        location =>
          location.type === 'LOCATION' &&
          (documentIdIn(address.kind, location) ?? null) === address.menuId &&
          (level === 'company' || (level === 'group' && location.groupId === address.tenantId)),
      ),
    [accessibleTenants, address, level],
  );
  return (
    <>
      <Button
        variant={variant}
        data-tool
        leftSection={<IconCurrencyDollar size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {formListsTexts.changePrices}
      </Button>
      {open && <ChangePricesDialog {...props} locations={locations} onClose={() => setOpen(false)} />}
    </>
  );
}
